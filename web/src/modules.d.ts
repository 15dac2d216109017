declare module '*?game-icons' {
  const icons: Record<string, string>;
  export default icons;
}

declare module '*?facts' {
  const facts: unknown;
  export default facts;
}
