/**
 * The source that highlighted HTML was made from (src/demo/code/highlight.ts keeps every character
 * but the last line break).
 */
export function textOf(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return `${template.content.textContent}\n`;
}
