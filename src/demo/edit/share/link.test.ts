import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SOURCE } from '../../sandbox/files';
import { pack } from './pack';
import { MAX_FRAGMENT, readLink, writeLink } from './link';

/**
 * Texts with what JSON, UTF-8 and addresses could trip over: quotes, controls, lone surrogates,
 * byte order marks.
 */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', '\\', '\ud800', '\uFEFF', '</p>\n', '漢🙂'),
    ),
  )
  .map((pieces) => pieces.join(''));

const name = fc.stringMatching(
  /^(?:[a-z-]{1,9}\/){0,3}[A-Za-z_][\w.-]{0,20}\.(?:tsx?|jsx?|css|json)$/,
);

const files = fc.dictionary(name, text, { minKeys: 1, maxKeys: 5 });

async function fragmentOf(payload: unknown): Promise<string> {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return `#code=1.${await pack(text)}`;
}

async function problemOf(hash: string) {
  const read = await readLink(hash);
  return read && 'problem' in read ? read.problem : read;
}

async function linkOf(list: [string, string][]): Promise<string> {
  const written = await writeLink({ demo: 'demo', files: new Map(list) });
  if ('problem' in written) throw new Error(written.problem.kind);
  return written.fragment;
}

describe('a link', () => {
  test('restores its content character by character', async () => {
    const demo = fc.stringMatching(/^[\w-]{1,200}$/);
    await fc.assert(
      fc.asyncProperty(demo, files, async (id, record) => {
        const code = { demo: id, files: new Map(Object.entries(record)) };
        const written = await writeLink(code);
        if ('problem' in written) throw new Error(written.problem.kind);
        expect(written.fragment).toMatch(/^#code=1\.[\w-]+$/);
        expect(await readLink(written.fragment)).toEqual({ code });
      }),
    );
  });

  test('made up by anyone gives a problem and does not throw', async () => {
    const letters = fc.stringMatching(/^[\w.-]{0,80}$/);
    await fc.assert(
      fc.asyncProperty(letters, async (made) => {
        expect(await readLink(`#code=${made}`)).toMatchObject({ problem: {} });
      }),
    );
  });

  test('is never written longer than the reader accepts', async () => {
    const noise = (length: number) => {
      const bytes = crypto.getRandomValues(new Uint8Array(length));
      return [...bytes].map((byte) => String.fromCharCode(35 + (byte % 90))).join('');
    };
    expect((await linkOf([['a.tsx', noise(20_000)]])).length).toBeLessThanOrEqual(MAX_FRAGMENT);
    expect(await writeLink({ demo: 'x', files: new Map([['a.tsx', noise(40_000)]]) })).toEqual({
      problem: { kind: 'too-long', length: expect.any(Number) as number, limit: MAX_FRAGMENT },
    });
  });

  test('is not made of more source than the compiler accepts', async () => {
    const large = new Map([['a.tsx', ' '.repeat(MAX_SOURCE + 1)]]);
    expect(await writeLink({ demo: 'x', files: large })).toEqual({
      problem: { kind: 'too-large', limit: MAX_SOURCE },
    });
  });

  test('can hold the largest source, even if it is all escapes', async () => {
    const escapes: [string, string][] = [['a.tsx', '\u0001'.repeat(MAX_SOURCE)]];
    expect(await readLink(await linkOf(escapes))).toEqual({
      code: { demo: 'demo', files: new Map(escapes) },
    });
  });
});

describe('a fragment that is not shared code', () => {
  test.each(['', '#', '#usage', '#code', '#codes=1.x'])('is ignored: %j', async (hash) => {
    expect(await readLink(hash)).toBeUndefined();
  });
});

describe('a damaged link is reported as damaged:', () => {
  test('cut at any position', async () => {
    const fragment = await linkOf([['a.tsx', 'export default () => null;\n'.repeat(20)]]);
    for (let length = '#code='.length; length < fragment.length; length += 1) {
      expect(await problemOf(fragment.slice(0, length)), `${length}`).toMatchObject({
        kind: 'damaged',
      });
    }
  });

  test('with any character changed', async () => {
    const fragment = await linkOf([['a.tsx', 'export default () => null;']]);
    const start = '#code=1.'.length;
    const found = new Set<string | undefined>();
    for (let at = start; at < fragment.length; at += 1) {
      const other = fragment[at] === 'A' ? 'B' : 'A';
      const read = await readLink(fragment.slice(0, at) + other + fragment.slice(at + 1));
      // The last letters may hold bits that no byte has.
      if (read && 'code' in read) expect(at).toBe(fragment.length - 1);
      else found.add(read?.problem.kind);
    }
    expect(found).toEqual(new Set(['damaged']));
  });

  test.each([
    '#code=1',
    '#code=1.!',
    '#code=1.a b',
    '#code=one.AA',
    '#code=1.AA.AA',
    '#code=1.',
    '#code=1.A',
  ])('%s', async (hash) => {
    expect(await problemOf(hash)).toMatchObject({ kind: 'damaged' });
  });
});

describe('a hostile link is rejected:', () => {
  test('longer than any that the site writes', async () => {
    expect(await problemOf(`#code=1.${'A'.repeat(10_000_000)}`)).toMatchObject({
      kind: 'too-long',
    });
  });

  test('one that decompresses to far more than its length', async () => {
    const fragment = await fragmentOf(`"${'x'.repeat(20_000_000)}"`);
    expect(fragment.length).toBeLessThan(MAX_FRAGMENT);
    expect(await problemOf(fragment)).toEqual({ kind: 'too-large', limit: MAX_SOURCE });
  });

  test('one with more source than the compiler accepts', async () => {
    const fragment = await fragmentOf({
      demo: 'x',
      files: [['a.tsx', 'x'.repeat(MAX_SOURCE + 1)]],
    });
    expect(await problemOf(fragment)).toEqual({ kind: 'too-large', limit: MAX_SOURCE });
  });

  test('an unknown version', async () => {
    expect(await problemOf('#code=2.AAAA')).toEqual({ kind: 'unknown-version', version: '2' });
  });

  const one = [['a.tsx', '']];
  const payloads: [title: string, payload: unknown][] = [
    ['no JSON', '{'],
    ['null', null],
    ['a list', []],
    ['no demo', { files: one }],
    ['a demo with markup in its name', { demo: '<img>', files: one }],
    ['no files', { demo: 'x' }],
    ['an empty list of files', { demo: 'x', files: [] }],
    ['files as an object', { demo: 'x', files: { 'a.tsx': '' } }],
    [
      'too many files',
      { demo: 'x', files: Array.from({ length: 21 }, (_, n) => [`f${n}.tsx`, '']) },
    ],
    ['a file without text', { demo: 'x', files: [['a.tsx']] }],
    ['a text that is no text', { demo: 'x', files: [['a.tsx', { toString: 'x' }]] }],
    ['a file twice', { demo: 'x', files: [...one, ...one] }],
    ...[
      '../a.tsx',
      '/a.tsx',
      'a/../../b.tsx',
      'a\\b.tsx',
      '__proto__',
      'a.html',
      '.tsx',
      'C:a.ts',
      '',
    ].map((name): [string, unknown] => [
      `a file called ${JSON.stringify(name)}`,
      { demo: 'x', files: [[name, '']] },
    ]),
  ];
  test.each(payloads)('%s', async (_, payload) => {
    expect(await problemOf(await fragmentOf(payload))).toMatchObject({ kind: 'not-ours' });
  });
});
