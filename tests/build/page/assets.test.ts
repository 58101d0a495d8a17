import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '../../../src/locale/locales';
import { CALLOUT_KINDS } from '../../../src/locale/calloutKinds';
import { DEMO_ADDRESSES } from '../../support/addresses';
import { exportTexts } from '../../../src/demo/export/on-request/texts';
import { pageTexts } from '../../../src/locale/texts';
import { inEveryLanguage } from '../../support/inEveryLanguage';
import { SERVICE_WORKER } from '../../../src/offline/offlineFiles';
import { fileOf, filesWith, parse, read } from '../dist';

/** The script that every page loads. */
const firstScript = () =>
  filesWith('.js')
    .filter((file) => /^assets\/umi\./.test(file))
    .map(read)
    .join('');

test('page code is in chunks that load on demand (B10)', () => {
  const scripts = filesWith('.async.js');
  for (const address of DEMO_ADDRESSES) {
    const start = `assets/demo-${address.slice(6)}.`;
    expect(scripts.some((file) => file.startsWith(start))).toBe(true);
  }
  expect(filesWith('.chunk.css').length).toBeGreaterThan(0);
});

test('no script is there that nobody loads, and the list of files names what is there', () => {
  const scripts = filesWith('.js').filter(
    (file) => !/^(?:search|live)\//.test(file) && !file.includes('service-worker'),
  );
  const entries = scripts.filter((file) => !file.endsWith('.async.js'));
  expect(entries).toEqual([expect.stringMatching(/^assets\/umi\./)]);
  const listed = (list: Record<string, string>) =>
    Object.values(list)
      .filter((address) => address.endsWith('.js'))
      .map((address) => address.slice(1));
  const assets = listed(JSON.parse(read('asset-manifest.json')) as Record<string, string>);
  expect(assets.sort()).toEqual(scripts.sort());
  expect(assets).toContain(entries[0]);
  expect(filesWith('build-manifest.json')).toEqual([]);
});

test('a document contains its style sheets, so that its first paint waits for no other request', () => {
  for (const address of ['/', '/demo', '/demo/single', '/404']) {
    const page = parse(address);
    expect(page.querySelector('link[rel="stylesheet"]'), address).toBeNull();
    for (const style of page.querySelectorAll('style[data-href]'))
      expect(style.textContent).toBe(read(style.getAttribute('data-href')?.slice(1) ?? '').trim());
  }
});

test('a demo page has the style sheet of its demos', () => {
  const sheets = [...parse('/demo/single').querySelectorAll('style')].map((style) =>
    style.getAttribute('data-href'),
  );
  expect(sheets.filter((href) => href?.includes('demo-skin'))).toHaveLength(1);
});

test('no document has the style sheet of an on-request part', () => {
  const onRequest = filesWith('.chunk.css').filter((file) =>
    /^assets\/(?:edit|export|inspect|demo-view|playground|search)\./.test(file),
  );
  expect(onRequest).toHaveLength(6);
  for (const address of ['/', '/demo', ...DEMO_ADDRESSES]) {
    const text = read(fileOf(address));
    for (const file of onRequest) expect(text.includes(file), `${file} in ${address}`).toBe(false);
  }
});

test('the script common to all pages contains neither the demo block nor a content tab', () => {
  const first = firstScript();
  expect(first).not.toContain('demo-toolbar');
  expect(first).not.toContain(parse('/').querySelector('[data-key=playground] p')?.textContent);
});

const samples = [
  ...(await inEveryLanguage(pageTexts)).map(([id, texts]) => [id, texts.skipToContent] as const),
  ...(await inEveryLanguage(exportTexts)).map(([id, texts]) => [id, texts.impossible] as const),
].filter(([id]) => id !== DEFAULT_LOCALE);

test.for(samples)('the texts in %s of all chunks are in one script: %s (B12)', ([id, text]) => {
  const escaped = text.replace(
    /[^ -~]/g,
    (char) => `\\\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const either = new RegExp(`${text}|${escaped}`, 'i');
  const holders = filesWith('.js').filter((file) => either.test(read(file)));
  expect(holders.map((file) => file.replace(/\..*/, ''))).toContain(`assets/texts-${id}-ts`);
  // Two languages may have the same word for something.
  expect(holders.filter((file) => !file.startsWith('assets/texts-'))).toEqual([]);
});

test('the first script names no page, which would make it grow with the site', () => {
  const first = firstScript();
  const ofPages = filesWith('.js', '.css').filter((file) => /^assets\/(?:demo|guide)-/.test(file));
  const ids = ofPages.flatMap((file) => /[^/]+\.\w{8}/.exec(file) ?? []);
  expect(ids.length).toBeGreaterThan(100);
  // The tool to view a demo.
  expect(ids.filter((id) => first.includes(id) && !id.startsWith('demo-view.'))).toEqual(
    ids.filter((id) => /^demo-skin\./.test(id)),
  );
});

test('scripts and style sheets are in one folder, with short names', () => {
  const own = filesWith('.js', '.css').filter((file) => !/^(?:search|live|sources)\//.test(file));
  for (const file of own.filter((name) => name !== SERVICE_WORKER))
    expect(file).toMatch(
      /^assets\/[\da-z][\w-]{0,39}\.[\da-f]{8}\.(?:(?:async|chunk)\.)?(?:js|css)$/i,
    );
});

test('scripts have the syntax of the supported browsers', () => {
  const [shell = ''] = filesWith('.async.js').filter((file) => file.startsWith('assets/shell.'));
  expect(read(shell)).toContain('=>');
});

test('every kind of callout has a colour of its own (G1)', () => {
  const styles = filesWith('.css').map(read).join('\n');
  for (const kind of CALLOUT_KINDS) {
    // The first kind is the default.
    const type = kind === CALLOUT_KINDS[0] ? '' : `\\[data-type="?${kind}"?\\]`;
    expect(styles).toMatch(
      new RegExp(`\\.callout${type}\\{--callout: ?var\\(--callout-${kind}\\)`),
    );
  }
});

test("no part of dumi's default theme is in the bundle", () => {
  const code = filesWith('.js', '.css').map(read).join('\n');
  for (const trace of ['dumi-default-', 'react-intl', 'Missing message:']) {
    expect(code.includes(trace), trace).toBe(false);
  }
});

test('no highlighter is in the first script', () => {
  expect(firstScript()).not.toContain('prismjs');
});

test('a script or style sheet that fails to load causes an error that says which and why, within 120 s (H1)', () => {
  const script = firstScript();
  expect(script).toMatch(
    /"Loading chunk "\+[\w$]+\+[`"] failed\.(?:\n|\\n)\([`"]\+[\w$]+\+": "\+[\w$]+\+"\)"/,
  );
  expect(script).toMatch(/\{type:"timeout",target:[\w$]+\}\),12e4\)/);
  expect(script).toMatch(/"Loading CSS chunk "\+[\w$]+\+[`"] failed\./);
  expect(script).toContain('.code="CSS_CHUNK_LOAD_FAILED"');
});
