import path from 'node:path';

/** How the chunk names of demos begin that are shown in the page itself. */
export const DEMO_CHUNK = 'demo__';

/** How the chunk names of demos begin that are shown in a frame. */
const FRAMED_CHUNK = 'framed__';

/** Name of the chunk of one demo; dumi puts the demos of all pages into one called `demos`. */
export function demoChunk(id: string, framed: boolean): string {
  return `${framed ? FRAMED_CHUNK : DEMO_CHUNK}${id}`;
}

/** The demo whose chunk has this name; undefined for any other chunk. */
export function demoOfChunk(name: string): string | undefined {
  const prefix = [DEMO_CHUNK, FRAMED_CHUNK].find((each) => name.startsWith(each));
  return prefix && name.slice(prefix.length);
}

/**
 * Code of a function that loads the demos of one page; by default dumi loads those of all pages
 * together.
 *
 * @param page - Path of the page's Markdown file below the project.
 */
export function demoLoader(page: string): string {
  const chunk = page.replace(/\.md$/, '').replaceAll('/', '__');
  const module = JSON.stringify(`${path.resolve(page)}?type=demo`);
  return `() => import(/* webpackChunkName: "${chunk}__demos" */ ${module})`;
}
