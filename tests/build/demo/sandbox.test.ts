import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { type AssetName } from '../../../src/lib/assetAddress';
import { requireAssetAddress } from '../../../src/lib/requireAssetAddress';
import { parse, read } from '../dist';

const home = parse('/');
const textOf = (name: AssetName) => read(requireAssetAddress(name, home).slice(1));

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
