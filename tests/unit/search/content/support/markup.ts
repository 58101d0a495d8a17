import { type Block } from '../../../../../src/search/build/content/block';
import { blocksOf } from '../../../../../src/search/build/content/blocks';
import { parseMarkup } from '../../../../../src/lib/markup';

/** The blocks of a piece of markup. */
export const blocksIn = (markup: string): Block[] => blocksOf(parseMarkup(markup));

/** The paragraphs of a piece of markup. */
export const paragraphsIn = (markup: string): string[] =>
  blocksIn(markup).flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));

/** A page as the theme renders it, with the given content. */
export const pageWith = (content: string, title = 'Single'): string =>
  `<title>${title}</title><nav class="main-navigation"><a href="/">Documentation</a>` +
  `<a href="/demo">Demo</a></nav><main><header><h1>${title}</h1><p>What it is.</p></header>` +
  `<div class="prose">${content}</div></main>`;

/** A demo as the theme renders it. */
export const demo = (id: string, title: string, description = ''): string =>
  `<section class="demo" id="${id}"><header><h2 id="${id}-title">${title}` +
  `<a href="#${id}" data-search="ignore">#</a></h2><div>${description}</div></header>` +
  `<div class="demo-stage">Alive</div><div role="tabpanel" data-key="index.tsx"><pre>code</pre></div>` +
  `<div role="tabpanel" data-key="demo.css" hidden><pre>css</pre></div></section>`;
