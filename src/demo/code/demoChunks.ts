import path from 'node:path';
import { replaceIn } from '../../lib/generated';

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

const DUMI_CHUNK = 'webpackChunkName: "demos"';

/**
 * React keeps the failure of a lazy component for ever; the theme loads demos itself (loadDemo.ts).
 */
const LAZY = /^React\.memo\(React\.lazy\((.+)\)\)$/s;

const GENERATED = { by: 'dumi', file: 'src/demo/code/demoChunks.ts' };

/**
 * The code that loads a demo, in a chunk of its own name.
 *
 * @throws {Problem} When dumi writes it in another way.
 */
export function loaderOf(component: string, chunk: string): string {
  const named = replaceIn(component, DUMI_CHUNK, () => `webpackChunkName: "${chunk}"`, {
    ...GENERATED,
    what: `an import of a demo with \`${DUMI_CHUNK}\``,
    why: 'the code of all demos of the site would be in one file.',
  });
  return replaceIn(named, LAZY, (_all, load = '') => load, {
    ...GENERATED,
    what: 'a component `React.memo(React.lazy(...))` of a demo',
    why: 'a demo that did not arrive could not be loaded again.',
  });
}
