/** Text in which what stands between backticks is code. */
export function Prose({ text }: { text: string }) {
  return text
    .split('`')
    .map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece));
}
