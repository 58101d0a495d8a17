import { shortHash } from '../../build/shortHash';
import { found } from '../../lib/generated';
import { isOfPage, shortName } from './chunkNames';

/** The part of webpack's sources that has a text. */
interface Source {
  source(): string | Buffer;
}

/** The part of webpack's chunks that names their files. */
interface Chunk {
  name?: string | null;
  id: string | number | null;
  ids: (string | number)[] | null;
  files: Iterable<string>;
}

/** The part of webpack's compilation that this plugin taps. */
interface Compilation {
  chunks: Iterable<Chunk>;
  hooks: {
    optimizeChunkIds: { tap(name: string, fn: (chunks: Iterable<Chunk>) => void): void };
    processAssets: { tap(options: { name: string; stage: number }, fn: () => void): void };
  };
  getAssets(): readonly { name: string }[];
  getAsset(file: string): { source: Source } | undefined;
  updateAsset(file: string, source: Source): void;
  renameAsset(file: string, name: string): void;
}

/** The part of webpack's compiler that this plugin taps. */
interface Compiler {
  webpack: { sources: { RawSource: new (text: string) => Source } };
  hooks: { thisCompilation: { tap(name: string, fn: (compilation: Compilation) => void): void } };
}

/** After the files are minified, before lists are made of them (PROCESS_ASSETS_STAGE_*). */
const STAGE = 2400;

/** What a chunk is made of, and what it leads to. */
interface Content {
  chunk: Chunk;
  /** Hash of what its files have in them, with provisional hashes of other chunks. */
  own: string;
  /** Provisional hashes of the chunks that it names. */
  names: string[];
}

const HASH = /\b[\da-f]{8}\b/g;

/** The hash at the end of the id of a chunk. */
const hashIn = ({ id }: Chunk): string => String(id).slice(-8);

/**
 * All that a chunk leads to, itself included, however far away. What names another chunk changes
 * with the name of that, and two chunks may name each other.
 */
function reach(from: string, contents: ReadonlyMap<string, Content>): Set<string> {
  const reached = new Set([from]);
  for (const hash of reached) for (const next of contents.get(hash)?.names ?? []) reached.add(next);
  return reached;
}

/**
 * The hash for the name of each chunk, by the provisional one: of its content and of the content of
 * all that it leads to.
 *
 * @param entry - The chunk that every document names. It also changes with what only pages lead to
 *   and more than one may have, so that documents with the same entry fit together. It does not
 *   change with what is of one page, or leads to all pages.
 */
function finalHashes(contents: ReadonlyMap<string, Content>, entry: string): Map<string, string> {
  const reached = new Map([...contents.keys()].map((hash) => [hash, reach(hash, contents)]));
  const leadsToPage = (hash: string) =>
    [...(reached.get(hash) ?? [])].some((one) => isOfPage(contents.get(one)?.chunk.name ?? ''));
  const shared = [...contents.keys()].filter((hash) => !leadsToPage(hash));
  return new Map(
    [...reached].map(([hash, own]) => {
      const all = new Set(hash === entry ? [...own, ...shared] : own);
      const parts = [...all].sort().map((one) => `${one} ${contents.get(one)?.own ?? ''}`);
      return [hash, shortHash([hash, ...parts].join('\n'))];
    }),
  );
}

/**
 * webpack plugin: names each chunk after its content, so that an update of the site changes the
 * names of what is in it and of what leads there, and no others. The hash is in the id of the
 * chunk: a name follows from the id alone, and no script has a table of all names.
 *
 * A name also begins with a letter or a digit: Jekyll, which builds for GitHub Pages unless it is
 * told not to, leaves out files whose names begin with an underscore.
 */
export class ContentNames {
  constructor(private readonly entry: string) {}

  apply({ hooks, webpack: { sources } }: Compiler): void {
    const name = 'ContentNames';
    hooks.thisCompilation.tap(name, (compilation) => {
      // As long as the content is not known, with a hash of the name that webpack has given.
      compilation.hooks.optimizeChunkIds.tap(name, (chunks) => {
        for (const chunk of chunks) {
          const given = chunk.name ?? String(chunk.id);
          chunk.id = `${shortName(given)}.${shortHash(given)}`;
          chunk.ids = [chunk.id];
        }
      });
      compilation.hooks.processAssets.tap({ name, stage: STAGE }, () => {
        this.rename(compilation, (text) => new sources.RawSource(text));
      });
    });
  }

  private rename(compilation: Compilation, toSource: (text: string) => Source): void {
    const chunks = new Map([...compilation.chunks].map((chunk) => [hashIn(chunk), chunk]));
    const entry = found(
      [...chunks.values()].find((chunk) => chunk.name === this.entry),
      {
        by: '@umijs/bundler-webpack',
        what: `a chunk \`${this.entry}\``,
        why: 'documents of two versions of the site could not be told from each other.',
        file: 'src/site/build/contentNames.ts',
      },
    );
    const textOf = (file: string) => String(compilation.getAsset(file)?.source.source() ?? '');
    const contents = new Map(
      [...chunks].map(([hash, chunk]): [string, Content] => {
        const text = [...chunk.files].sort().map(textOf).join('\n');
        const names = (text.match(HASH) ?? []).filter((one) => one !== hash && chunks.has(one));
        return [hash, { chunk, own: shortHash(text), names }];
      }),
    );
    const final = finalHashes(contents, hashIn(entry));
    const replaced = (text: string) => text.replace(HASH, (hash) => final.get(hash) ?? hash);
    for (const chunk of chunks.values()) {
      for (const file of [...chunk.files]) {
        compilation.updateAsset(file, toSource(replaced(textOf(file))));
        compilation.renameAsset(file, replaced(file));
      }
      chunk.id = replaced(String(chunk.id));
      chunk.ids = [chunk.id];
    }
    // Lists of files that were made before.
    for (const { name } of compilation.getAssets())
      if (name.endsWith('.json')) compilation.updateAsset(name, toSource(replaced(textOf(name))));
  }
}
