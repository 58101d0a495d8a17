import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { demoLoader } from './demoChunks';
import { createFileReader } from '../../lib/fileReader';
import { rehypeSources, type ShownDemo } from './rehypeSources';
import type { MarkdownNode } from '../../document/page/markdown/walk';

/** A project whose shared file imports another one that is beside it, by `./`. */
const FILES = {
  'a/variant.tsx':
    "import './texts';\nimport './data';\nimport '../suggestions/use';\nexport default () => null;\n",
  'a/texts.ts': 'export {};',
  'a/data.ts': "import '../b/parts';",
  'b/parts.ts': 'export {};',
  'suggestions/use.ts': "import './fetch';",
  'suggestions/fetch.ts': 'export {};',
};

const reader = createFileReader();
const shown: ShownDemo[] = [];
const project = mkdtempSync(path.join(tmpdir(), 'project-'));
for (const [name, text] of Object.entries(FILES)) {
  const file = path.join(project, 'demos', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
afterAll(() => rmSync(project, { recursive: true }));

/** How dumi imports the demo. */
const MODULE = `"${path.join(project, 'demos/a/variant.tsx')}?techStack=react"`;

const COMPONENT = `React.memo(React.lazy(() => import( /* webpackChunkName: "demos" */ ${MODULE})))`;

/** Transforms the nodes of a page with its demos. */
function transform(
  children: MarkdownNode[],
  demos: { id: string; component: string }[] = [],
  filename = 'docs/a.md',
): void {
  const data = { frontmatter: { filename }, demos };
  rehypeSources({ demos: { project, imports: [], served: [] }, reader, shown })(
    { type: 'root', children },
    { data },
  );
}

function transformDemo(attributes: { iframe?: string } = {}, component = COMPONENT, id = 'a-demo') {
  const props = {
    demo: { id: 'a-demo' },
    previewerProps: { filename: 'demos/a/variant.tsx', ...attributes },
  };
  const node: MarkdownNode = {
    type: 'element',
    tagName: 'DumiDemo',
    JSXAttributes: [{ type: 'JSXSpreadAttribute', argument: JSON.stringify(props) }],
  };
  const demo = { id, component };
  transform([node], [demo], 'docs/demo/a.md');
  const code = node.JSXAttributes?.[0]?.argument ?? '';
  const { previewerProps } = JSON.parse(code) as {
    previewerProps: { sources: object[] };
  };
  return { code, demo, sources: previewerProps.sources };
}

describe('the sources of a demo', () => {
  test('are its own files, highlighted, entry first and the others sorted by path, then the shared ones as links', () => {
    const html = expect.any(String) as string;
    expect(transformDemo().sources).toEqual([
      {
        name: 'variant.tsx',
        html: expect.stringContaining('t-keyword') as string,
        text: FILES['a/variant.tsx'].trimEnd(),
        above: expect.any(Number) as number,
      },
      { name: 'data.ts', html, text: FILES['a/data.ts'] },
      { name: 'texts.ts', html, text: FILES['a/texts.ts'] },
      { name: '../b/parts.ts', href: '/sources/b/parts.ts' },
      { name: '../suggestions/fetch.ts', href: '/sources/suggestions/fetch.ts' },
      { name: '../suggestions/use.ts', href: '/sources/suggestions/use.ts' },
    ]);
  });

  test('are loaded with the other demos of the page, and only with those', () => {
    expect(demoLoader('docs/demo/a.md')).toMatch(
      /^\(\) => import\(\/\* webpackChunkName: "docs__demo__a__demos" \*\/ ".*docs\/demo\/a\.md\?type=demo"\)$/,
    );
  });

  test('are watched, so that the page is compiled again when one changes', () => {
    const own = ['a/variant.tsx', 'a/texts.ts', 'a/data.ts', 'b/parts.ts'];
    const shared = ['suggestions/use.ts', 'suggestions/fetch.ts'];
    const files = [...own, ...shared].map((file) => path.join(project, 'demos', file));
    transformDemo();
    expect(reader.asked().found.sort()).toEqual(files.sort());
  });

  test('are imported by a function, which can be called again after a failure', () => {
    expect(transformDemo().demo.component).toBe(
      `() => import( /* webpackChunkName: "docs__demo__a__demos__code" */ ${MODULE})`,
    );
  });

  test('mark a framed demo by the name of its chunk', () => {
    expect(transformDemo({ iframe: '220' }).demo.component).toContain('"framed__a-demo"');
  });
});

test('a demo without a block is another component, so that its page loads no block', () => {
  const spread = {
    type: 'JSXSpreadAttribute',
    argument: '{"demo":{"id":"a","inline":true},"previewerProps":{"filename":"demos/a/index.tsx"}}',
  };
  const node: MarkdownNode = { type: 'element', tagName: 'DumiDemo', JSXAttributes: [spread] };
  const demo = { id: 'a', component: COMPONENT };
  transform([node], [demo]);
  expect(node.tagName).toBe('InlineDemo');
  expect(spread.argument).toBe('{"id":"a","file":"demos/a/index.tsx"}');
  expect(demo.component).toBe(
    `() => import( /* webpackChunkName: "docs__a__demos__code" */ ${MODULE})`,
  );
});

test.for([
  ['an import of a demo', `React.memo(React.lazy(() => import(${MODULE})))`, 'a-demo'],
  ['a component', `() => import( /* webpackChunkName: "demos" */ ${MODULE})`, 'a-demo'],
  [
    'an import of a demo with the path',
    'React.memo(React.lazy(() => import( /* webpackChunkName: "demos" */ "x")))',
    'a-demo',
  ],
  ['an entry for the demo a-demo', COMPONENT, 'other'],
])('a build ends where dumi does not make %s as before', ([what, component, id]) => {
  expect(() => transformDemo({}, component, id)).toThrow(
    new RegExp(`^dumi [\\d.]+ does not make ${what}.*\n {2}Why: .*\n {2}What to do: `),
  );
});

test.each([undefined, '', '{', '[]', '{"demo":{"id":"a"}}', '{"demo":{},"previewerProps":{}}'])(
  'a build ends where dumi writes the props of a demo in another way: %s',
  (argument) => {
    const children = [{ type: '', tagName: 'DumiDemo', JSXAttributes: [{ type: '', argument }] }];
    expect(() => transform(children)).toThrow(
      /^dumi [\d.]+ does not make a demo with its props as JSON\./,
    );
  },
);

test.each([
  ['two demos of one id', ['a', 'a'], 'there are two demos with the id a.'],
  ['an id that an address changes', ['a b'], 'a demo has the id "a b".'],
])('%s end the build, with page and line', (_, ids, message) => {
  const children = ids.map((id, index) => ({
    type: 'element',
    tagName: 'DumiDemo',
    position: { start: { line: 7 + index } },
    JSXAttributes: [{ type: '', argument: JSON.stringify({ demo: { id }, previewerProps: {} }) }],
  }));
  const demos = ids.map((id) => ({ id, component: COMPONENT }));
  expect(() => transform(children, demos)).toThrow(
    `docs/a.md:${6 + ids.length}\n  What happened: ${message}`,
  );
});

test('a fenced block has its highlighted HTML and no text to render twice', () => {
  const node: MarkdownNode = {
    type: 'element',
    tagName: 'SourceCode',
    properties: { lang: 'ts' },
    children: [{ type: 'text', value: 'const a = 1;\n' }],
  };
  transform([node]);
  expect(node.children).toEqual([]);
  expect(node.JSXAttributes).toEqual([
    { type: 'JSXAttribute', name: 'html', value: expect.stringContaining('t-keyword') as string },
  ]);
});
