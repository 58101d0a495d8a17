import { describe, expect, test } from 'vitest';
import { rehypeSources } from '../../../src/markdown/rehypeSources';
import type { MarkdownNode } from '../../../src/markdown/walk';

const LOADER = /\(\) => import\(.*?\?type=demo"\)/;

function transformDemo(attributes: { iframe?: string } = {}) {
  const props = {
    demo: { id: 'a-demo' },
    previewerProps: { filename: 'demos/a/variant.tsx', ...attributes },
  };
  const node: MarkdownNode = {
    type: 'element',
    tagName: 'DumiDemo',
    JSXAttributes: [{ type: 'JSXSpreadAttribute', argument: JSON.stringify(props) }],
  };
  const demo = {
    id: 'a-demo',
    component: 'React.lazy(() => import( /* webpackChunkName: "demos" */ "x"))',
    asset: {
      id: 'a-demo',
      dependencies: {
        '../skin/select.css': { type: 'FILE' as const, value: 'a {}' },
        './texts.ts': { type: 'FILE' as const, value: 'export {};' },
        './data.ts': { type: 'FILE' as const, value: 'export {};' },
        'index.tsx': { type: 'FILE' as const, value: 'const a = 1;\n' },
        react: { type: 'NPM' as const, value: '19.3.1' },
      },
    },
  };
  rehypeSources()(
    { type: 'root', children: [node] },
    { data: { frontmatter: { filename: 'docs/demo/a.md' }, demos: [demo] } },
  );
  const code = node.JSXAttributes?.[0]?.argument ?? '';
  const { previewerProps } = JSON.parse(code.replace(LOADER, '""')) as {
    previewerProps: { sources: object[] };
  };
  return { code, demo, sources: previewerProps.sources };
}

describe('the sources of a demo', () => {
  test('are its own files, highlighted, entry first under its real name, in an order of their own, then the shared ones as links', () => {
    expect(transformDemo().sources).toEqual([
      { name: 'variant.tsx', html: expect.stringContaining('t-keyword') as string },
      { name: 'data.ts', html: expect.any(String) as string },
      { name: 'texts.ts', html: expect.any(String) as string },
      { name: '../skin/select.css', href: '/sources/skin/select.css' },
    ]);
  });

  test('are loaded with the other demos of the page, and with those only', () => {
    expect(transformDemo().code).toMatch(
      /"loader":\(\) => import\(\/\* webpackChunkName: "docs__demo__a__demos" \*\/ ".*docs\/demo\/a\.md\?type=demo"\)/,
    );
  });

  test('leave shared files out of the chunk of the demo, which is its own', () => {
    const { demo } = transformDemo();
    expect(Object.keys(demo.asset.dependencies)).not.toContain('../skin/select.css');
    expect(demo.component).toContain('webpackChunkName: "demo__a-demo"');
  });

  test('tell a framed demo by the name of its chunk', () => {
    expect(transformDemo({ iframe: '220' }).demo.component).toContain('"framed__a-demo"');
  });
});

test('a fenced block carries its highlighted HTML and no text to render twice', () => {
  const node: MarkdownNode = {
    type: 'element',
    tagName: 'SourceCode',
    properties: { lang: 'ts' },
    children: [{ type: 'text', value: 'const a = 1;\n' }],
  };
  rehypeSources()(
    { type: 'root', children: [node] },
    { data: { frontmatter: { filename: 'docs/a.md' } } },
  );
  expect(node.children).toEqual([]);
  expect(node.JSXAttributes).toEqual([
    { type: 'JSXAttribute', name: 'html', value: expect.stringContaining('t-keyword') as string },
  ]);
});
