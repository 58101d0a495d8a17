import path from 'node:path';

interface ChunkGroup {
  name?: string | null;
  chunks: { files: Iterable<string> }[];
  getChildren(): ChunkGroup[];
}

interface Compilation {
  chunkGroups: ChunkGroup[];
}

/** The part of a route of umi's that says what it shows. */
export interface SiteRoute {
  absPath: string;
  file?: string;
}

function addStyleSheets(group: ChunkGroup, files: Set<string>): void {
  for (const chunk of group.chunks) {
    for (const file of chunk.files) if (file.endsWith('.css')) files.add(file);
  }
  group.getChildren().forEach((child) => addStyleSheets(child, files));
}

/**
 * Finds the style sheets that a page needs on top of the site's own: those of its chunk and of the demos it loads.
 * Linked from the HTML, they are there before the demos are painted.
 *
 * @returns File names by address of the route.
 */
export function collectStyleSheets(
  compilation: Compilation,
  routes: Record<string, SiteRoute>,
): Map<string, string[]> {
  const sheets = new Map<string, string[]>();
  for (const { absPath, file } of Object.values(routes)) {
    if (!file?.endsWith('.md')) continue;
    const page = path.basename(file);
    const files = new Set<string>();
    compilation.chunkGroups
      .filter(
        ({ name }) => name?.endsWith(`__${page}`) && absPath.endsWith(page.replace(/\.md$/, '')),
      )
      .forEach((group) => addStyleSheets(group, files));
    sheets.set(absPath, [...files]);
  }
  return sheets;
}
