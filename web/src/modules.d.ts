declare module '*?game-icons' {
  const icons: Record<string, string>;
  export default icons;
}
