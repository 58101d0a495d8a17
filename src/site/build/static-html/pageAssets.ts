import path from 'node:path';
import { ownFile } from '../../../build/packageRoot';
import { found } from '../../../lib/generated';
import type { PageScripts } from '../../../document/page/pageScripts';
import { codeChunk, demosChunk } from '../../../demo/code/demoChunks';
import { TABLE_CHUNK } from '../chunkNames';
import type { PublishedDemo } from './publishedDemos';

/** The part of webpack's chunks that says what files they are. */
export interface Chunk {
  name?: string | null;
  id: string | number | null;
  files: Iterable<string>;
}

/** The part of webpack's chunk groups that leads from a page to what it loads. */
export interface ChunkGroup {
  chunks: Chunk[];
}

/** The part of webpack's compilation that knows chunks and modules. */
export interface Compilation {
  entrypoints: Map<string, ChunkGroup>;
  namedChunkGroups: Map<string, ChunkGroup>;
  modules: Iterable<object>;
  chunkGraph: { getModuleId(module: object): string | number | null };
}

/** The files that the document of a page names. */
export interface PageAssets {
  /** Names of style sheets, in the order of the cascade. */
  styleSheets: string[];
  /** Scripts that come later, so that they can be requested all at once. */
  scripts: PageScripts;
}

/** Name of the chunk with the style sheets of what is around the demos. */
export const LAYOUT_STYLES = 'layout';

/** The part of webpack's output that documents need. */
export interface SiteAssets {
  /**
   * Of a page of the documentation.
   *
   * @param file - Path of its Markdown below the project.
   */
  ofPage: (file: string) => PageAssets;
  /** Of a demo alone (B6), which needs no application. */
  ofDemo: (demo: PublishedDemo) => PageAssets;
  /** Of the 404 page, which also may need the table of all pages. */
  other: PageAssets;
  /** Name of the script that every document loads. */
  entry: string;
  /** Id of a module, by path of its source below the project, with query. */
  moduleId: (file: string) => string;
}

/** The file that webpack has compiled a module from; of several joined into one, the first. */
function resourceOf(module: object): string | undefined {
  const { rootModule, resource } = { rootModule: undefined, resource: undefined, ...module };
  if (typeof rootModule === 'object' && rootModule) return resourceOf(rootModule);
  return typeof resource === 'string' ? resource : undefined;
}

/** The module of the table of all pages. */
const TABLE = ownFile('src/document/router/table.ts');

/** Where the code of every page begins. */
const ENTRY = 'umi';

/** A value of webpack's compilation, by what this plugin knows it as. */
function expectNamed<T>(value: T | undefined, kind: string, name: string): T {
  return found(value, {
    by: '@umijs/bundler-webpack',
    what: `a ${kind} \`${name}\``,
    why: 'documents would not have all style sheets and scripts of their page.',
    file: 'src/site/build/static-html/pageAssets.ts',
  });
}

/**
 * Finds the files of documents. Style sheets in the HTML are there before the first paint.
 *
 * @param cwd - Folder of the project, which umi's chunk names are relative to.
 * @throws {Problem} When webpack has no chunk or module of a name, also in what it returns.
 */
export function collectAssets(compilation: Compilation, cwd: string): SiteAssets {
  const named = (...names: string[]) =>
    names.flatMap((name) => compilation.namedChunkGroups.get(name) ?? []);
  const required = (...names: string[]) =>
    names.map((name) => expectNamed(compilation.namedChunkGroups.get(name), 'chunk', name));
  const chunks = (list: ChunkGroup[]) => new Set(list.flatMap((group) => group.chunks));
  const filesOf = (all: Iterable<Chunk>, ending: string) =>
    [...all].flatMap(({ files }) => [...files].filter((file) => file.endsWith(ending)));

  const initial = chunks([expectNamed(compilation.entrypoints.get(ENTRY), 'entry', ENTRY)]);
  const isLayout = ({ name }: Chunk) => name === LAYOUT_STYLES;
  // Their first style sheet says in which order the layers of the cascade are.
  const ofEntry = filesOf(
    [...initial].filter((chunk) => !isLayout(chunk)),
    '.css',
  );
  const ofLayout = filesOf([...initial].filter(isLayout), '.css');
  const ids = (list: ChunkGroup[]) =>
    [...chunks(list)]
      .filter((chunk) => !initial.has(chunk))
      .filter((chunk) => filesOf([chunk], '.js').length > 0)
      .map(({ id }) => String(id));

  const modules = new Map<string, string>();
  for (const module of compilation.modules) {
    const resource = resourceOf(module);
    if (resource === undefined) continue;
    const file = path.relative(cwd, resource).replaceAll(path.sep, '/');
    modules.set(file, String(compilation.chunkGraph.getModuleId(module) ?? ''));
  }
  const moduleId = (file: string) => expectNamed(modules.get(file), 'module', file);

  function assetsOf(shell: ChunkGroup[], demos: ChunkGroup[], page: string): PageAssets {
    const hasDemos = demos.length > 0;
    return {
      styleSheets: [
        ...new Set([...ofEntry, ...ofLayout, ...filesOf(chunks([...shell, ...demos]), '.css')]),
      ],
      scripts: {
        shell: ids(shell),
        stages: hasDemos ? ids([...required('stages'), ...demos]) : [],
        demos: hasDemos ? moduleId(`${page}?type=demo`) : '',
      },
    };
  }

  const ofPage = (file: string) =>
    assetsOf(
      required('shell', file.replaceAll('/', '__')),
      named(demosChunk(file), codeChunk(file, '', false)),
      file,
    );

  function ofDemo({ id, page: { filename }, isFramed }: PublishedDemo): PageAssets {
    const demos = required(demosChunk(filename), codeChunk(filename, id, isFramed));
    const { styleSheets, scripts } = assetsOf([], demos, filename);
    return { styleSheets: styleSheets.filter((file) => !ofLayout.includes(file)), scripts };
  }

  const other = assetsOf(required('shell'), [], '');
  other.scripts.table = {
    chunks: ids(required(TABLE_CHUNK)),
    module: moduleId(path.relative(cwd, TABLE).replaceAll(path.sep, '/')),
  };

  const [entry] = filesOf(initial, '.js');
  return { ofPage, ofDemo, other, entry: expectNamed(entry, 'script of', ENTRY), moduleId };
}
