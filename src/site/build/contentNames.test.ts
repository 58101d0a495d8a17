import umi from 'umi/package.json';
import { describe, expect, test } from 'vitest';
import { ContentNames } from './contentNames';

/** Codes of chunks, by name; `{a}` in a code stands for the id of the chunk `a`. */
type Codes = Readonly<Record<string, string>>;

/** The part of webpack's compilation that the plugin changes. */
function compile(codes: Codes) {
  const files = new Map<string, string>();
  const chunks = Object.keys(codes).map((name) => ({
    name,
    id: name,
    ids: null as (string | number)[] | null,
    files: new Set<string>(),
  }));
  const text = (source: string) => ({ source: () => source });
  const write = () => {
    const idOf = (name: string) => String(chunks.find((chunk) => chunk.name === name)?.id);
    for (const chunk of chunks) {
      const file = `assets/${chunk.id}.js`;
      chunk.files.add(file);
      const code = codes[chunk.name] ?? '';
      files.set(
        file,
        `[${chunk.id}] ${code.replace(/\{(\w+)\}/g, (_, name: string) => idOf(name))}`,
      );
    }
    files.set('list.json', JSON.stringify(chunks.map(({ id }) => id)));
  };
  const compilation = {
    chunks,
    hooks: {
      optimizeChunkIds: { tap: (_: string, run: (all: typeof chunks) => void) => run(chunks) },
      processAssets: {
        tap: (_: object, run: () => void) => {
          write();
          run();
        },
      },
    },
    getAssets: () => [...files.keys()].map((name) => ({ name })),
    getAsset: (file: string) => ({ source: text(files.get(file) ?? '') }),
    updateAsset: (file: string, source: { source(): string | Buffer }) =>
      files.set(file, String(source.source())),
    renameAsset(file: string, name: string) {
      files.set(name, files.get(file) ?? '');
      files.delete(file);
    },
  };
  class RawSource {
    constructor(private readonly content: string) {}
    source = () => this.content;
  }
  new ContentNames('umi').apply({
    webpack: { sources: { RawSource } },
    hooks: { thisCompilation: { tap: (_, run) => run(compilation) } },
  });
  return { files, idOf: (name: string) => chunks.find((chunk) => chunk.name === name)?.id };
}

/** A site of two pages: two parts of the application name each other, and a page has a part. */
const SITE = {
  umi: 'start {shell}',
  shell: 'shell {shared}',
  shared: 'shared {shell}',
  edit: 'edit',
  table: '{docs__a} {docs__b}',
  docs__a: 'a {edit}',
  docs__b: 'b',
} as const;

/** The chunks that have other names when one has another code. */
function renamedBy(name: keyof typeof SITE): string[] {
  const before = compile(SITE);
  const after = compile({ ...SITE, [name]: `${SITE[name]} changed` });
  return Object.keys(SITE).filter((chunk) => before.idOf(chunk) !== after.idOf(chunk));
}

describe('a chunk has another name', () => {
  test.each([
    ['docs__a', ['table', 'docs__a']],
    ['table', ['table']],
    ['shared', ['umi', 'shell', 'shared']],
    // A document may have both the entry and what only other pages lead to.
    ['edit', ['umi', 'edit', 'table', 'docs__a']],
    ['umi', ['umi']],
  ] as const)('when %s changes, only as one of these: %j', (name, renamed) => {
    expect(renamedBy(name)).toEqual(renamed);
  });
});

test('a file and all that name it have the same hash, which follows from what is in them', () => {
  const { files, idOf } = compile(SITE);
  expect(files.get(`assets/${idOf('umi')}.js`)).toBe(`[${idOf('umi')}] start ${idOf('shell')}`);
  expect(JSON.parse(files.get('list.json') ?? '')).toEqual(Object.keys(SITE).map(idOf));
  expect(String(idOf('docs__a'))).toMatch(/^a\.[\da-f]{8}$/);
  expect([...compile(SITE).files]).toEqual([...files]);
});

test('a build ends where webpack has no chunk for the entry', () => {
  expect(() => compile({ shell: '' })).toThrow(
    `@umijs/bundler-webpack ${umi.version} does not make a chunk \`umi\``,
  );
});
