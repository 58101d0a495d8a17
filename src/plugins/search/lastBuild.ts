import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The data of the search that the last build made, since only a build renders pages.
 *
 * @param outputPath - Folder that builds write to.
 * @returns The JSON, or undefined when there is no build, or an unfinished one.
 */
export function dataOfLastBuild(outputPath: string): string | undefined {
  const folder = path.join(outputPath, 'search');
  try {
    const name = readdirSync(folder).find((file) => /^data\.[\da-f]{8}\.json$/.test(file));
    return name && readFileSync(path.join(folder, name), 'utf8');
  } catch {
    // No such folder.
    return undefined;
  }
}
