/* Hearing what happens to an element. */

/** Listen to events of an element; give what ends it. */
export function listen(node: Element, heard: Record<string, (event: Event) => void>): () => void {
  for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear);
  return () => {
    for (const [name, hear] of Object.entries(heard)) node.removeEventListener(name, hear);
  };
}
