import { describe, expect, test } from 'vitest';
import { moveTextToDocument } from './moveTextToDocument';

const around = (content: string) =>
  `import x from 'x';\nfunction Page() { return (<DumiPage>${content}</DumiPage>) }`;

/** What dumi's loader makes of a page with this text. */
const loaded = (content: string) =>
  around(`<Suspense fallback={<LoadingComponent />}><>${content}</></Suspense>`);

/** The same without Suspense. */
const page = (content: string) => around(`<><>${content}</></>`);

const inBrowser = (content: string, prefix = '') =>
  moveTextToDocument(loaded(content), prefix, 'browser');
const inDocument = (content: string, prefix = '') =>
  moveTextToDocument(loaded(content), prefix, 'document');

describe('the text of a page', () => {
  test('gets a name in the document, of which the script has only the name', () => {
    const text = '<h2 id="usage">{"Usage"}</h2><p>{$$contentTexts[0].value}<code>{"a"}</code></p>';
    expect(inDocument(text)).toBe(
      page(
        '<h2 data-text="1" id="usage">{"Usage"}</h2><p data-text="2">{$$contentTexts[0].value}<code>{"a"}</code></p>',
      ),
    );
    expect(inBrowser(text)).toBe(
      page('<TextPart as="h2" name="1" id="usage" /><TextPart as="p" name="2" />'),
    );
  });

  test('is separated as a whole, with its links', () => {
    expect(inBrowser('<div className="markdown"><p><Link to="/">{"Home"}</Link></p></div>')).toBe(
      page('<TextPart as="div" name="1" className="markdown" />'),
    );
  });

  test('is separated around and inside of components, which stay', () => {
    expect(
      inBrowser('<div className="markdown"><p>{"a"}</p><Table><thead><tr /></thead></Table></div>'),
    ).toBe(
      page(
        '<div className="markdown"><TextPart as="p" name="1" /><Table><TextPart as="thead" name="2" /></Table></div>',
      ),
    );
  });

  test('stays where it depends on something, or is none', () => {
    const code = '<p>{count + 1}</p><p {...props}>{"a"}</p><p title={title}>{"a"}</p><hr />';
    expect(inBrowser(code)).toBe(page(code));
    expect(inDocument(code)).toBe(page(code));
  });

  test('has names with a prefix in a tab', () => {
    expect(inDocument('<p>{"a"}</p>', 'migration-')).toContain('<p data-text="migration-1">');
  });
});

test('highlighted code is left to the document', () => {
  const code = '<SourceCode lang="tsx" html={"<b>a</b>"} />';
  expect(inBrowser(code)).toBe(page('<SourceCode lang="tsx" part="1" html="" />'));
  expect(inDocument(code)).toBe(page('<SourceCode lang="tsx" part="1" html={"<b>a</b>"} />'));
});

test('the description and the sources of a demo are left to the document', () => {
  const demo = (description: string, html: string) =>
    `<DumiDemo {...${JSON.stringify({
      demo: { id: 'a' },
      previewerProps: {
        description,
        sources: [
          { name: 'index.tsx', html },
          { name: 'b', href: '/b' },
        ],
      },
    })}} />`;
  expect(inBrowser(demo('<p>What</p>', '<b>a</b>'))).toBe(page(demo('', '')));
  expect(inDocument(demo('<p>What</p>', '<b>a</b>'))).toBe(page(demo('<p>What</p>', '<b>a</b>')));
});

test('several demos in one paragraph are treated alike', () => {
  const grid = (html: string) =>
    `<DumiDemoGrid items={${JSON.stringify([{ demo: { id: 'a' }, previewerProps: { html } }])}} />`;
  expect(inBrowser(grid('<b>a</b>'))).toBe(page(grid('')));
});

test.for([
  ['no boundary around the text', 'export default 1;'],
  ['a boundary that does not end', loaded('').replace('</Suspense>', '')],
  ['no JSX', loaded('{')],
  ['attributes of a demo that are no JSON', loaded('<DumiDemo {...props} />')],
])('code of dumi with %s ends the build', ([, code = '']) => {
  expect(() => moveTextToDocument(code, '', 'browser')).toThrow(
    /^dumi [\d.]+ does not make .*\n {2}Why: .*\n {2}What to do: /,
  );
});
