import { rootOf, type Component, type LibraryFacts } from './library';
import { unseenIn, type Page } from './pages';
import { componentsOf, printTree } from './tree';

/** Files of a site, by path. */
export type SiteFiles = Readonly<Record<string, string>>;

/** What the files of a site are made of. */
export interface SiteContent {
  facts: LibraryFacts;
  pages: readonly Page[];
  /** Path of the module with the sources of the library, from the folder of the site. */
  source: string | undefined;
  /** Name of the package that makes the site. */
  engine: string;
}

const DEMO_NAV = 'nav: { title: Demo, path: /demo, order: 1 }';

/** A text in front matter, whatever is in it. */
const quoted = (text: string) => JSON.stringify(text);

/** A text in an attribute of a page. */
const plain = (text: string) => text.replace(/["<>{}]/g, '');

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;

const broken = (_: string, names: string) => `{\n  ${names.replaceAll(', ', ',\n  ')},\n}`;

/** The statement by which code gets the components of a library. */
function importOf(ids: readonly string[], { name, exports }: LibraryFacts): string {
  const roots = [...new Set(ids.map(rootOf))];
  const [byDefault] = roots.filter((root) => !exports.has(root));
  const named = roots.filter((root) => exports.has(root));
  const parts = [
    ...(byDefault === undefined ? [] : [byDefault]),
    ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
  ];
  const line = `import ${parts.join(', ')} from '${name}';`;
  // As Prettier would break it.
  return line.length <= 80 ? line : line.replace(/\{ (.*) \}/, broken);
}

/** The code of the demo of a page. */
export function demoCode(page: Page, facts: LibraryFacts): string {
  const { demo } = page;
  if (!demo) return '';
  const element = printTree(demo, '  ');
  const body = element.includes('\n') ? `(\n    ${printTree(demo, '    ')}\n  )` : element;
  return [
    importOf(componentsOf(demo), facts),
    ...(facts.style === undefined ? [] : [`import '${facts.style}';`]),
    '',
    `export default function ${page.title.replace(/\W/g, '')}Demo() {`,
    `  return ${body};`,
    '}',
    '',
  ].join('\n');
}

/**
 * Shows a demo, or says where one belongs.
 *
 * @param name - Of the demo, which is not the title of its page.
 */
function demoTag({ slug, title, demo }: Page, up: string, id: string, name: string): string {
  return demo
    ? `<code src="${up}/demos/${slug}/index.tsx" id="${id}" title="${plain(name)}" description="The least that it takes to show something."></code>\n`
    : `:::info{title="A demo belongs here"}\nWrite demos/${slug}/index.tsx, and put this in the place of this note: \`<code src="${up}/demos/${slug}/index.tsx" id="${id}" title="${plain(title)}" description="What it shows."></code>\`\n:::\n`;
}

function tableOf(
  { id, props, inherits, hasRef }: Component,
  level: string,
  isOne: boolean,
): string {
  const name = isOne ? 'Props' : `Props of ${id}`;
  const rows = Object.keys(props).length > 0;
  const table = rows ? `<API id="${id}"></API>\n` : '';
  const none = inherits
    ? 'It takes what the element takes that it renders.\n'
    : 'It takes no props.\n';
  const ref = hasRef
    ? `\n${level} ${isOne ? 'Methods' : `Methods of ${id}`}\n\nA ref to it has:\n\n<API id="${id}.ref"></API>\n`
    : '';
  return `${level} ${name}\n\n${table || none}${ref}`;
}

const tablesOf = ({ components }: Page) =>
  components.map((each) => tableOf(each, '##', components.length === 1)).join('\n');

/** What is on the page of a component. */
function contentOf({ title, demo }: Page, hasTables: boolean): string {
  if (!demo) return hasTables ? `The props of ${title}.` : `There is no demo of ${title} yet.`;
  return `A first demo of ${title}${hasTables ? ', and its props' : ''}.`;
}

function demoPage(page: Page, order: number, hasTables: boolean): string {
  const unseen = unseenIn(page).map(({ id }) => `\`${id}\``);
  const note =
    page.demo && page.components.length > 1 && unseen.length > 0
      ? `\nNot in this demo: ${unseen.join(', ')}.\n`
      : '';
  const { title } = page;
  return `---
title: ${quoted(title)}
description: ${quoted(contentOf(page, hasTables))}
${DEMO_NAV}
group: { title: Components, order: 1 }
order: ${order}
---

${demoTag(page, '../..', page.slug, 'Basic')}${note}
${hasTables ? tablesOf(page) : '[The first page](/) has its props.\n'}`;
}

const listPage = ({ name }: LibraryFacts) => `---
title: All demos
description: ${quoted(`The demos of ${name}.`)}
${DEMO_NAV}
group: { title: Demos, order: 0 }
order: 0
---

<DemoOverview></DemoOverview>
`;

function indexPage({ facts, pages, source }: SiteContent): string {
  const { name, description } = facts;
  const [main] = pages.filter(({ demo }) => demo);
  const [first = main] = pages;
  const lead = quoted(description || `Components of ${name}.`);
  // With its code, which says how the library is used.
  const demo = main ? `${demoTag(main, '..', 'first', main.title)}\n` : '';
  const list = pages.map(({ slug, title }) => `- [${title}](/demo/${slug})`).join('\n');
  const props = pages.length === 1 && first ? tablesOf(first) : `## Components\n\n${list}\n`;
  const install =
    source === undefined || !facts.isPrivate ? `${fence('bash', `npm install ${name}`)}\n` : '';
  return `---
title: ${quoted(name)}
description: ${lead}
hero:
  title: ${quoted(name)}
  description: ${lead}
---

${install}<PackageFacts></PackageFacts>

${demo}${props}`;
}

/** What `.dumirc.ts` says: no more than has to be said. */
function configuration({ facts: { name, style }, source, engine }: SiteContent): string {
  const library =
    source === undefined ? `'${name}'` : `{ package: '${name}', source: '${source}' }`;
  const demos = style === undefined ? '' : `\n  demos: { imports: ['${style}'] },`;
  const fields = demos ? `{\n  library: ${library},${demos}\n}` : `{ library: ${library} }`;
  return `import { defineSite } from '${engine}';\n\nexport default defineSite(${fields});\n`;
}

/**
 * What editors and the development server check the types of demos by.
 *
 * @param source - Path of the sources of the library, where they are in the folder: they may not be
 * built.
 */
export function compilerOptions(name: string, source: string | undefined): string {
  const paths = source === undefined ? '' : `,\n    "paths": { "${name}": ["${source}"] }`;
  return `{
  "compilerOptions": {
    "target": "ES2022",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "Bundler",
    "jsx": "react-jsx",
    "strict": true,
    "skipLibCheck": true,
    "noEmit": true,
    "noUncheckedSideEffectImports": false,
    "types": []${paths}
  },
  "include": [".dumirc.ts", "demos", "subject"]
}
`;
}

/** All files of a new site but those that it may share with others, such as `package.json`. */
export function siteFiles(content: SiteContent): SiteFiles {
  const { pages, facts } = content;
  const isOne = pages.length === 1;
  const files: [string, string][] = pages.flatMap((page, index) => [
    [`docs/demo/${page.slug}.md`, demoPage(page, index + 1, !isOne)],
    ...(page.demo
      ? [[`demos/${page.slug}/index.tsx`, demoCode(page, facts)] as [string, string]]
      : []),
  ]);
  return {
    '.dumirc.ts': configuration(content),
    'docs/index.md': indexPage(content),
    'docs/demo/index.md': listPage(facts),
    ...Object.fromEntries(files),
  };
}
