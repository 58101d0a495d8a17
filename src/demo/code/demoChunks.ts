import path from 'node:path';

/**
 * Name of the chunk that knows the demos of one page and how to load their code; dumi puts those of
 * all pages into one called `demos`.
 *
 * @param page - Path of the page's Markdown file below the project.
 */
export function demosChunk(page: string): string {
  return `${page.replace(/\.md$/, '').replaceAll('/', '__')}__demos`;
}

/**
 * Name of the chunk with the code of a demo: one for all that a page shows, and one for each that
 * it shows in a frame, whose style sheet must not be part of the page.
 */
export function codeChunk(page: string, id: string, framed: boolean): string {
  return framed ? `framed__${id}` : `${demosChunk(page)}__code`;
}

/**
 * Code of a function that loads the demos of one page; by default dumi loads those of all pages
 * together.
 *
 * @param page - Path of the page's Markdown file below the project.
 */
export function demoLoader(page: string): string {
  const module = JSON.stringify(`${path.resolve(page)}?type=demo`);
  return `() => import(/* webpackChunkName: "${demosChunk(page)}" */ ${module})`;
}
