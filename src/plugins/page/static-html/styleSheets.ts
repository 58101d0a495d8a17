import path from 'node:path';
import { DEMO_CHUNK } from '../../../demo/code/demoChunks';

/** The part of webpack's chunk groups that leads from a page to what it loads. */
export interface ChunkGroup {
  name?: string | null;
  chunks: { files: Iterable<string> }[];
  getChildren(): ChunkGroup[];
}

/** The part of webpack's compilation that knows the chunks. */
export interface Compilation {
  entrypoints: Map<string, ChunkGroup>;
  chunkGroups: ChunkGroup[];
}

/** The part of a route of umi's that says what it shows. */
export interface SiteRoute {
  absPath: string;
  file?: string;
}

/** Which style sheets a document links; file names in the order of the cascade. */
export interface StyleSheets {
  /** For every document. */
  site: string[];
  /** On top of that, by address of the route. */
  byRoute: Map<string, string[]>;
}

function ownSheets(group: ChunkGroup): string[] {
  return group.chunks.flatMap(({ files }) => [...files].filter((file) => file.endsWith('.css')));
}

function allSheets(group: ChunkGroup): string[] {
  // Demos, and the groups without a name that lead to them. A demo in a frame has a document of its
  // own, which its style sheet must not leave, and everything else with a name comes when a reader
  // asks for it.
  const children = group.getChildren().filter(({ name }) => name?.startsWith(DEMO_CHUNK) ?? true);
  return [...ownSheets(group), ...children.flatMap(allSheets)];
}

/**
 * Finds the style sheets that documents need: the site's own, and those of a page's chunk and of
 * the demos it loads. Linked from the HTML, they are there before the first paint.
 *
 * @param cwd - Folder of the project, which umi's chunk names are relative to.
 */
export function collectStyleSheets(
  compilation: Compilation,
  routes: Record<string, SiteRoute>,
  cwd: string,
): StyleSheets {
  const byRoute = new Map<string, string[]>();
  for (const { absPath, file } of Object.values(routes)) {
    if (!file?.endsWith('.md')) continue;
    const name = path.relative(cwd, file).replaceAll(path.sep, '__');
    const groups = compilation.chunkGroups.filter((group) => group.name === name);
    byRoute.set(absPath, [...new Set(groups.flatMap(allSheets))]);
  }
  return { site: [...compilation.entrypoints.values()].flatMap(ownSheets), byRoute };
}
