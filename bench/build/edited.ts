/** A page with one demo that is edited while it is measured, and where it shows its version. */
export const PAGE_FILE = 'docs/demo/edited.md';
/** Its demo. */
export const DEMO_FILE = 'demos/email/edited.tsx';
/** The text of the page, by its selector. */
export const PAGE = 'main p';
/** The text of the demo, by its selector. */
export const DEMO = '#edited-version';

/** The page in one of its versions. */
export function pageText(version: number): string {
  return [
    '---',
    'title: Edited',
    'description: A page that is edited while it is measured.',
    'nav: { title: Demo, path: /demo, order: 1 }',
    'group: { title: Modes, order: 1 }',
    'order: 99',
    '---',
    '',
    `The page has version ${version}.`,
    '',
    '<code src="../../demos/email/edited.tsx" id="edited" title="Edited" description="A text."></code>',
    '',
  ].join('\n');
}

/** The demo in one of its versions. */
export function demoText(version: number): string {
  return [
    'export default function Edited() {',
    `  return <p id="edited-version">The demo has version ${version}.</p>;`,
    '}',
    '',
  ].join('\n');
}
