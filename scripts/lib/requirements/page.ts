/** The page that says what every id means. */
export const PAGE = 'REQUIREMENTS.md';

const DEFINITION = /^- \*\*([A-Z]\d{1,2})\*\*/;
const LIST = /(<!-- The list .* -->\n)[\s\S]*(\n<!-- End of the list\. -->)/;

/** The ids that the page defines, each with its line. */
export function definitionsIn(page: string): Map<string, number> {
  const lines = page.split('\n');
  return new Map(
    lines.flatMap((line, index) => {
      const id = DEFINITION.exec(line)?.[1];
      return id === undefined ? [] : [[id, index + 1] as const];
    }),
  );
}

/** The page with the list of the tests that prove each requirement brought up to date. */
export function withProofs(page: string, proofs: ReadonlyMap<string, readonly string[]>): string {
  const list = [...definitionsIn(page).keys()].flatMap((id) => [
    `- ${id}`,
    ...(proofs.get(id) ?? []).map((path) => `  - \`${path}\``),
  ]);
  return page.replace(
    LIST,
    (_, start: string, end: string) => `${start}\n${list.join('\n')}\n${end}`,
  );
}
