import { expect, test } from 'vitest';
import type { Component, LibraryFacts } from './library';
import { pageOf, type Page } from './pages';
import { compilerOptions, demoCode, siteFiles } from './texts';

const component = (id: string): Component => ({
  id,
  props: { a: { type: 'string', required: false, deprecated: false, names: [] } },
  inherits: false,
  hasRef: id === 'Rate',
});

const facts = (exports: string[], style?: string): LibraryFacts => ({
  name: 'rc-rate',
  description: 'A "rate": React.',
  isPrivate: false,
  exports: new Set(exports),
  components: [],
  types: {},
  style,
});

const page = (id: string, hasDemo = true): Page =>
  pageOf(
    id,
    [{ component: component(id), demo: undefined }],
    hasDemo ? { name: id, props: {}, children: [] } : undefined,
  );

const files = (pages: Page[], of = facts(['default']), source?: string) =>
  siteFiles({ facts: of, pages, source, engine: 'live-docs' });

test('the code of a demo imports the default export, or the one by its name, and the style sheet', () => {
  expect(demoCode(page('Rate'), facts(['default'], 'rc-rate/assets/index.css'))).toBe(
    "import Rate from 'rc-rate';\nimport 'rc-rate/assets/index.css';\n\n" +
      'export default function RateDemo() {\n  return <Rate />;\n}\n',
  );
  expect(demoCode(page('Rate.Star'), facts(['default', 'Rate']))).toContain(
    "import { Rate } from 'rc-rate';",
  );
});

test('the tables of one component are on the first page, with its methods', () => {
  const made = files([page('Rate')]);
  expect(Object.keys(made)).toEqual([
    '.dumirc.ts',
    'docs/index.md',
    'docs/demo/index.md',
    'docs/demo/rate.md',
    'demos/rate/index.tsx',
  ]);
  expect(made['docs/index.md']).toContain('<API id="Rate"></API>');
  expect(made['docs/index.md']).toContain('<API id="Rate.ref"></API>');
  expect(made['docs/index.md']).toContain(String.raw`description: "A \"rate\": React."`);
  expect(made['docs/demo/rate.md']).not.toContain('<API');
});

test('the page of a component says what is on it, and not twice the same', () => {
  const described = (made: ReturnType<typeof files>, slug: string) =>
    /description: "(.*)"\n/.exec(made[`docs/demo/${slug}.md`] ?? '')?.[1];
  expect(described(files([page('Rate')]), 'rate')).toBe('A first demo of Rate.');
  expect(described(files([page('Rate', false)]), 'rate')).toBe('There is no demo of Rate yet.');
  const several = files([page('Rate'), page('Star', false)]);
  expect(described(several, 'rate')).toBe('A first demo of Rate, and its props.');
  expect(described(several, 'star')).toBe('The props of Star.');
  expect(several['docs/demo/rate.md']).toContain('title="Basic"');
  expect(several['docs/demo/index.md']).toContain('description: "The demos of rc-rate."');
});

test('the first page has code once: in its demo', () => {
  const made = files([page('Rate')])['docs/index.md'] ?? '';
  expect(made).toContain('<code src="../demos/rate/index.tsx" id="first" title="Rate"');
  expect(made).not.toContain('RateDemo');
});

test('each of several components has its table on its own page, to which the first page leads', () => {
  const made = files([page('Rate'), page('Star')]);
  expect(made['docs/index.md']).toContain('- [Star](/demo/star)');
  expect(made['docs/index.md']).not.toContain('<API');
  expect(made['docs/demo/star.md']).toContain('<API id="Star"></API>');
});

test('where no demo could be made, the page has a place for one', () => {
  const made = files([page('Portal', false)]);
  expect(made['docs/demo/portal.md']).toContain(':::info{title="A demo belongs here"}');
  expect(made).not.toHaveProperty('demos/portal/index.tsx');
});

test('the configuration says where sources are, and which style sheet demos import', () => {
  expect(files([page('Rate')])['.dumirc.ts']).toBe(
    "import { defineSite } from 'live-docs';\n\nexport default defineSite({ library: 'rc-rate' });\n",
  );
  expect(files([page('Rate')], facts(['Rate']), './src/index.ts')['.dumirc.ts']).toContain(
    "library: { package: 'rc-rate', source: './src/index.ts' }",
  );
  expect(files([page('Rate')], facts(['Rate'], 'rc-rate/a.css'))['.dumirc.ts']).toContain(
    "  demos: { imports: ['rc-rate/a.css'] },\n",
  );
});

test('a library that nobody can install is not told to be installed', () => {
  const own = { ...facts(['Rate']), isPrivate: true };
  expect(files([page('Rate')], own, './src/index.ts')['docs/index.md']).not.toContain(
    'npm install',
  );
});

test('the first page says below the installation what the package weighs and brings', () => {
  const made = files([page('Rate')])['docs/index.md'];
  expect(made).toContain('npm install rc-rate\n```\n\n<PackageFacts></PackageFacts>\n\n<code');
});

test('compilers find the sources of a library that need not be built', () => {
  const pathsIn = (source?: string): unknown =>
    (JSON.parse(compilerOptions('@acme/ui', source)) as { compilerOptions: { paths?: unknown } })
      .compilerOptions.paths;
  expect(pathsIn('./src/index.tsx')).toEqual({ '@acme/ui': ['./src/index.tsx'] });
  expect(pathsIn()).toBeUndefined();
});
