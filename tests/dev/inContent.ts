import { appended, prepended, replaced, type Mistake } from './mistake';

const PAGE = 'docs/demo/email.md';
const DEMO = 'demos/email/index.tsx';
const HELPER = 'demos/suggestions/useSuggestions.ts';
const STYLES = 'demos/suggest/demo.css';

const frontMatter: readonly Mistake[] = [
  {
    name: 'a field with a typing mistake',
    ...replaced(PAGE, /^description:/m, 'summary:'),
    says: [`${PAGE}:`, '`summary` is not a field of the front matter'],
  },
  {
    name: 'YAML that cannot be read',
    ...replaced(PAGE, /^title: .*/m, 'title: E-mail: address'),
    says: [`${PAGE}:`, 'the front matter is not valid YAML'],
  },
  {
    name: 'no title',
    ...replaced(PAGE, /^title: .*\n/m, ''),
    says: [`${PAGE}:1`, 'the front matter has no title'],
  },
];

const markdown: readonly Mistake[] = [
  {
    name: 'a callout of no kind',
    ...appended(PAGE, '\n:::danger\nText\n:::\n'),
    says: [`${PAGE}:`, 'does not open a callout'],
  },
  {
    name: 'half a comparison',
    ...appended(PAGE, '\nBefore:\n\n```ts\n1;\n```\n'),
    says: [`${PAGE}:`, '"Before:" does not belong to a comparison'],
  },
  {
    name: 'an image that does not exist',
    ...appended(PAGE, '\n![A picture](./gone.png)\n'),
    says: [`${PAGE}:`, 'the image ./gone.png does not exist'],
  },
  {
    name: 'a component with a typing mistake',
    ...appended(PAGE, '\n<Playfield></Playfield>\n'),
    says: [`${PAGE}:`, '`<Playfield>` has no form in Markdown'],
  },
  {
    name: 'a file of Markdown within a page',
    ...appended(PAGE, '\n<embed src="./gone.md"></embed>\n'),
    says: [`${PAGE}:`, '`<embed>` has no form in Markdown'],
  },
  {
    name: 'a demo that does not exist',
    ...replaced(PAGE, 'demos/email/index.tsx', 'demos/email/gone.tsx'),
    says: [`${PAGE}:`, 'names a file that does not exist'],
  },
  {
    name: 'two demos of one id',
    ...replaced(PAGE, /^<code .*\n/m, '$&\n$&'),
    says: [`${PAGE}:`, 'there are two demos with the id'],
  },
  {
    name: 'a link to a page that does not exist',
    ...appended(PAGE, '\nSee [this](/demo/gone).\n'),
    says: [`${PAGE}:`, 'the address /demo/gone leads nowhere', 'there is no such page'],
  },
  {
    name: 'a link to a section that does not exist',
    ...appended(PAGE, '\nSee [this](/guide/keyboard#gone).\n'),
    says: [`${PAGE}:`, 'the address /guide/keyboard#gone leads nowhere', 'no such section'],
  },
];

const demos: readonly Mistake[] = [
  {
    name: 'a demo with a mistake in its syntax',
    ...replaced(DEMO, 'export default', 'const = 5;\nexport default'),
    says: [`${DEMO}:`, 'cannot be read: Unexpected token'],
  },
  {
    name: 'an import of a file that is created afterwards',
    ...prepended(DEMO, "import './later';\n"),
    mend: (folder) => folder.save('demos/email/later.ts', 'export {};\n'),
    says: [`${DEMO}:1`, "imports './later'"],
  },
  {
    name: 'an import of an unknown package',
    ...prepended(DEMO, "import 'lodash';\n"),
    says: [`${DEMO}:1`, "imports 'lodash'", 'import one of'],
  },
  {
    name: 'a demo without a component',
    ...replaced(DEMO, 'export default', 'export'),
    says: [DEMO, 'has no default export'],
  },
  {
    name: 'a demo whose type is wrong',
    ...prepended(DEMO, "export const count: number = 'one';\n"),
    says: [`${DEMO}:1`, "Type 'string' is not assignable to type 'number'"],
  },
  {
    name: 'a demo that never ends',
    ...replaced(DEMO, 'return (', 'for (;;);\n  return ('),
    says: [`${DEMO}:`, 'the demo was stopped: it did not come to an end'],
    open: '/demo/email',
  },
  {
    name: 'a helper with a mistake in its syntax',
    ...appended(HELPER, 'export const = 1;\n'),
    says: [`${HELPER}:`, 'cannot be read'],
  },
  {
    name: 'a style sheet with a brace too few',
    ...appended(STYLES, '.one {\n'),
    says: [`${STYLES}:`, 'cannot be read: Expected "}"'],
  },
  {
    name: 'a style sheet that imports a missing one',
    ...prepended(STYLES, "@import './gone.css';\n"),
    says: [`${STYLES}:1`, "imports './gone.css'"],
  },
];

/** Mistakes in what files say. */
export const IN_CONTENT = { frontMatter, markdown, demos };
