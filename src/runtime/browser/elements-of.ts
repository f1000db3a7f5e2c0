/** Elements of some HTML, belonging to no document part yet. */
export function elementsOf(html: string): Element[] {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...template.content.children];
}
