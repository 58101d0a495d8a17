import type { Fields } from '../lib/read';

/**
 * The name of the folder that a build makes: `dist`, unless the folder of the site is that of a
 * library which publishes what is in a folder of this name.
 *
 * @param manifest - The `package.json` in the folder of the site.
 */
export function outputName({ main, module, types, exports, files }: Fields): string {
  const published = JSON.stringify([main, module, types, exports, files]);
  return /"(?:\.\/)?dist[/"]/.test(published) ? 'docs-dist' : 'dist';
}
