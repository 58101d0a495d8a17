import path from 'node:path';
import { codeChunk, demosChunk } from '../../../demo/code/demoChunks';
import type { PublishedDemo } from './publishedDemos';
import type { PageScripts } from '../../../page/pageScripts';

/** The part of webpack's chunks that says what files they are. */
export interface Chunk {
  id: string | number | null;
  files: Iterable<string>;
}

/** The part of webpack's chunk groups that leads from a page to what it loads. */
export interface ChunkGroup {
  chunks: Chunk[];
}

/** The part of webpack's compilation that knows the chunks. */
export interface Compilation {
  entrypoints: Map<string, ChunkGroup>;
  namedChunkGroups: Map<string, ChunkGroup>;
}

/** The part of a route of umi's that says what it shows. */
export interface SiteRoute {
  absPath: string;
  file?: string;
}

/** The files that the document of a page names. */
export interface PageAssets {
  /** Names of style sheets, in the order of the cascade. */
  styleSheets: string[];
  /** Chunks that come later, so that they can be requested all at once. */
  scripts: PageScripts;
}

/** Name of the chunk with the style sheets of what is around the demos. */
export const LAYOUT_STYLES = 'layout';

/** The layouts around every page of the documentation, by the names of their chunks. */
const LAYOUT = /__layouts__(?:Global|Doc)Layout$|__ContextWrapper$/;

/** The files of all documents. */
export interface SiteAssets {
  /** By address of the route. */
  byRoute: Map<string, PageAssets>;
  /** Those of a demo alone (B6), which needs no application. */
  ofDemo: (demo: PublishedDemo) => PageAssets;
  /** Those of any other document. */
  other: PageAssets;
}

/**
 * Finds the files of documents. Style sheets in the HTML are there before the first paint.
 *
 * @param cwd - Folder of the project, which umi's chunk names are relative to.
 */
export function collectPageAssets(
  compilation: Compilation,
  routes: Record<string, SiteRoute>,
  cwd: string,
): SiteAssets {
  const chunks = (groups: Iterable<ChunkGroup>) =>
    new Set([...groups].flatMap((group) => group.chunks));
  const filesOf = (all: Iterable<Chunk>, ending: string) =>
    [...all].flatMap(({ files }) => [...files].filter((file) => file.endsWith(ending)));
  const named = (...names: string[]) =>
    names.flatMap((name) => compilation.namedChunkGroups.get(name) ?? []);

  const initial = chunks(compilation.entrypoints.values());
  const isLayout = ({ id }: Chunk) => id === LAYOUT_STYLES;
  // Their first style sheet says in which order the layers of the cascade are.
  const ofEntry = filesOf(
    [...initial].filter((chunk) => !isLayout(chunk)),
    '.css',
  );
  const ofLayout = filesOf([...initial].filter(isLayout), '.css');
  const ids = (groups: ChunkGroup[]) =>
    [...chunks(groups)]
      .filter((chunk) => !initial.has(chunk))
      .filter((chunk) => filesOf([chunk], '.js').length > 0)
      .map(({ id }) => String(id));
  const layouts = [...compilation.namedChunkGroups.keys()].filter((name) => LAYOUT.test(name));
  const shell = named('shell', ...layouts);
  const stages = named('stages');

  const assetsOf = (page: ChunkGroup[], demos: ChunkGroup[]): PageAssets => ({
    styleSheets: [
      ...new Set([...ofEntry, ...ofLayout, ...filesOf(chunks([...page, ...demos]), '.css')]),
    ],
    scripts: {
      shell: ids([...shell, ...page]),
      stages: demos.length > 0 ? ids([...stages, ...demos]) : [],
    },
  });

  const byRoute = new Map<string, PageAssets>();
  for (const { absPath, file } of Object.values(routes)) {
    if (!file?.endsWith('.md')) continue;
    const page = path.relative(cwd, file).replaceAll(path.sep, '/');
    const chunk = page.replaceAll('/', '__');
    byRoute.set(
      absPath,
      assetsOf(named(chunk), named(demosChunk(page), codeChunk(page, '', false))),
    );
  }

  function ofDemo({ id, page, isFramed }: PublishedDemo): PageAssets {
    const assets = assetsOf([], named(demosChunk(page), codeChunk(page, id, isFramed)));
    return {
      styleSheets: assets.styleSheets.filter((file) => !ofLayout.includes(file)),
      scripts: { ...assets.scripts, shell: [] },
    };
  }

  return { byRoute, ofDemo, other: assetsOf([], []) };
}
