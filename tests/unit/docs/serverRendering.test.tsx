import path from 'node:path';
import { execa } from 'execa';
import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import Select, { type SelectProps } from 'rc-select';
import { build, type UserConfig } from 'vite';
import { expect, test } from 'vitest';

/** What the page on server rendering states about the server. */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ENTRY = path.join(ROOT, 'server.js');

const options = [
  { value: 'lis', label: 'Lisbon' },
  { value: 'osl', label: 'Oslo' },
  { value: 'tll', label: 'Tallinn' },
];

const markup = (props: SelectProps) => renderToString(<Select options={options} {...props} />);

/** Runs a script as Node does, and returns all that it prints. */
async function run(script: string, ...args: string[]): Promise<string> {
  const { all } = await execa(process.execPath, [...args, '-'], {
    all: true,
    cwd: ROOT,
    input: script,
    reject: false,
  });
  return all;
}

test('without an id, what the text field names does not exist', () => {
  expect(markup({})).toContain('aria-owns="undefined_list"');
  expect(markup({})).toContain('aria-controls="undefined_list"');
  expect(markup({})).not.toContain(' id="');
  expect(markup({ id: 'city' })).toContain('id="city"');
  expect(markup({ id: 'city' })).toContain('aria-owns="city_list"');
});

test('without an id, a label around the select names the text field', () => {
  const { window } = new JSDOM(
    renderToString(
      <label>
        City <Select options={options} />
      </label>,
    ),
  );
  const field = window.document.querySelector('input');
  expect(field?.labels?.[0]?.textContent).toContain('City');
});

test.each([{ open: true }, { defaultOpen: true, autoFocus: true }])(
  'with %j the list is closed',
  (props) => {
    expect(markup(props)).toContain('aria-expanded="false"');
    expect(markup(props)).not.toContain('rc-select-dropdown');
    expect(markup(props)).not.toContain('Lisbon');
  },
);

test('getPopupContainer is not called', () => {
  expect(
    markup({
      open: true,
      getPopupContainer() {
        throw new Error('There is no document.');
      },
    }),
  ).toContain('rc-select-single');
});

test('responsive renders none of the tags, a number renders as many', () => {
  const chosen: SelectProps = { mode: 'multiple', defaultValue: ['lis', 'osl', 'tll'] };
  const responsive = markup({ ...chosen, maxTagCount: 'responsive' });
  expect(responsive.match(/Lisbon|Oslo|Tallinn/g)).toBeNull();
  const two = markup({ ...chosen, maxTagCount: 2 });
  expect(two.match(/>(Lisbon|Oslo|Tallinn|\+ 1 \.\.\.)</g)).toEqual([
    '>Lisbon<',
    '>Oslo<',
    '>+ 1 ...<',
  ]);
});

test('Node gives an ES module the whole exports as the default import', async () => {
  const script = `
    import Select from 'rc-select';
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    console.log(renderToString(createElement(Select.default)).slice(0, 22));
    renderToString(createElement(Select));`;
  const printed = await run(script, '--input-type=module');
  expect(printed).toContain('Element type is invalid');
  expect(printed).toContain('but got: object');
});

test('a server component cannot import it', async () => {
  const printed = await run("require('rc-select')", '--conditions=react-server');
  expect(printed).toContain('React.createContext is not a function');
});

/** The code for the server that Vite makes of a module that renders a select. */
async function builtByVite(config: UserConfig): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    ...config,
    build: { ssr: ENTRY, write: false },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY
            ? `import Select from 'rc-select';
               import { createElement } from 'react';
               import { renderToString } from 'react-dom/server';
               console.log(renderToString(createElement(Select)));`
            : undefined,
      },
    ],
  });
  if (!('output' in result)) throw new Error('Vite has built several bundles.');
  return result.output[0].code;
}

test('Vite bundles it for the server if it is told so', async () => {
  const bare = await run(await builtByVite({}), '--input-type=module');
  expect(bare).toContain('Element type is invalid');
  const noExternal = [/^rc-/, /^@rc-component\//];
  for (const config of [{ resolve: { noExternal } }, { ssr: { noExternal } }]) {
    const bundled = await builtByVite(config);
    expect(await run(bundled, '--input-type=module')).toContain('rc-select-single');
  }
});
