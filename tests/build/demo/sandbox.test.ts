import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { ASSET_NAMES, type AssetName } from '../../../src/base/assetAddress';
import { requireAssetAddress } from '../../../src/base/requireAssetAddress';
import { SERVICE_WORKER } from '../../../src/offline/offlineFiles';
import { filesIn, filesWith, parse, read } from '../dist';

const home = parse('/');
const names = ASSET_NAMES.filter((name) => name.startsWith('live-'));
const textOf = (name: AssetName) => read(requireAssetAddress(name, home).slice(1));

describe('the files for edited code', () => {
  test('are four, and every document with scripts has their addresses', () => {
    expect(filesIn('live')).toHaveLength(4);
    const metas = names.map(
      (name) => `<meta name="${name}" content="${requireAssetAddress(name, home)}">`,
    );
    const documents = filesWith('.html').filter((file) => /<script[^>]+\bsrc=/.test(read(file)));
    expect(documents).toContain('404.html');
    for (const file of documents) {
      for (const meta of metas) expect(read(file).split(meta), file).toHaveLength(2);
    }
  });

  test.each(names)('are named after their content: %s', (name) => {
    const hash = createHash('sha256').update(textOf(name)).digest('hex').slice(0, 8);
    const path = name.replace('-', '/');
    expect(requireAssetAddress(name, home)).toMatch(
      new RegExp(`^/${path}\\.${hash}\\.(?:js|html)$`),
    );
  });

  test('are not loaded by any document or part of any script of the site', () => {
    const code = filesWith('.js')
      .filter((file) => !file.startsWith('live/') && file !== SERVICE_WORKER)
      .map(read)
      .join('\n');
    // From sucrase, and from the runtime's own errors.
    expect(textOf('live-compiler')).toContain('react/jsx-runtime');
    expect(textOf('live-runtime')).toContain('This code was stopped');
    expect(code).not.toContain('This code was stopped');
    expect(code).not.toMatch(/live\/(frame|runtime|inspector|compiler)\.[\da-f]{8}/);
    for (const file of filesWith('.html')) {
      expect(read(file), file).not.toMatch(/(src|href)="[^"]*\/live\//);
    }
  });
});

describe('the compiler', () => {
  test('compiles a demo that imports shared files, without evaluating text as code', () => {
    const answers: unknown[] = [];
    const self = {
      onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
      postMessage: (answer: unknown) => answers.push(answer),
    };
    const context = vm.createContext(
      { self, Map, Error },
      { codeGeneration: { strings: false, wasm: false } },
    );
    new vm.Script(textOf('live-compiler')).runInContext(context);
    const entry = 'suggest/index.tsx';
    const text = `import '../skin/select.css';\nimport '../suggestions/useSuggestions';`;
    self.onmessage?.({ data: { id: 1, entry, files: new Map([[entry, text]]) } });
    expect(answers).toMatchObject([{ id: 1, result: { bundle: { entry } } }]);
  });
});

describe('the document of the frame', () => {
  test('has its policy before anything that loads, with the hash of its only script', () => {
    const frame = new JSDOM(textOf('live-frame')).window.document;
    const [, policy, ...rest] = [...frame.head.children];
    const [script, ...others] = [...frame.scripts];
    expect(others).toEqual([]);
    const hash = createHash('sha256')
      .update(script?.textContent ?? '')
      .digest('base64');
    expect(policy?.getAttribute('content')?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}' blob:`,
      "worker-src 'none'",
      "style-src 'unsafe-inline'",
      'img-src data: blob:',
      'font-src data:',
      "form-action 'none'",
      "base-uri 'none'",
    ]);
    expect(rest.map(({ localName }) => localName)).not.toContain('link');
  });
});
