import {
  type DemoInput,
  type RouteInput,
  type SearchData,
} from '../../src/search/engine/site/data';
import { createWriter } from './vocabulary';

/** A generated site with the number of words in its texts and titles. */
export interface Site {
  pages: number;
  words: number;
  data: SearchData;
}

const GROUPS = 8;
const SECTIONS = 6;
const PARAGRAPHS = 2;
const WORDS_PER_PARAGRAPH = 30;
const SEED = 14;

/** A site of the shape that bench/README.md names: pages of 6 sections of 60 words, a demo each. */
export function generateSite(pages: number): Site {
  const next = createWriter(SEED);
  let words = 0;
  const write = (count: number): string => {
    words += count;
    return Array.from({ length: count }, next).join(' ');
  };
  const routes: Record<string, RouteInput> = {};
  const demos: Record<string, DemoInput> = {};
  for (let page = 0; page < pages; page += 1) {
    const id = `docs/page-${page}`;
    const sections = Array.from({ length: SECTIONS }, (_, at) => at);
    routes[id] = {
      id,
      path: `group-${page % GROUPS}/page-${page}`,
      meta: {
        frontmatter: { title: write(2) },
        toc: sections.map((at) => ({
          id: `section-${at}`,
          depth: 2,
          title: write(at % 2 ? 1 : 3),
        })),
        texts: sections.flatMap((tocIndex) =>
          Array.from({ length: PARAGRAPHS }, (_, at) => ({
            value: `${write(WORDS_PER_PARAGRAPH)}.`,
            paraId: tocIndex * PARAGRAPHS + at,
            tocIndex,
          })),
        ),
      },
    };
    demos[`demo-${page}`] = {
      routeId: id,
      asset: { id: `demo-${page}`, title: write(3), description: write(12) },
    };
  }
  const nav = Array.from({ length: GROUPS }, (_, at) => ({
    title: `Group ${at}`,
    link: `/group-${at}/page-${at}`,
    activePath: `/group-${at}`,
  }));
  return { pages, words, data: { routes, demos, nav } };
}
