// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  publishedDemos,
  standaloneMarkup,
} from '../../../src/plugins/page/static-html/publishedDemos';

const MARKUP = `
  <section data-part="" class="demo" id="a"><header><h2 id="a-title">Here &amp; there<a href="#a">#</a></h2></header>
    <div data-part="" data-stage="a" data-page="docs/x"></div></section>
  <h2 id="props-used">Props used<a href="#props-used">#</a></h2>
  <section data-part="" class="demo" id="b"><header><h2 id="b-title">Alone<a href="#b">#</a></h2></header>
    <iframe src="/~demos/b"></iframe></section>`;

const PAGE = { path: '/demo/x', title: 'X & Y', filename: 'docs/x' };
const { path, ...frontMatter } = PAGE;
const RECORD = { path, frontMatter: { ...frontMatter, description: '' }, toc: [], tabs: [] };

test('the demos of a page are found in its markup, with their titles', () => {
  expect(publishedDemos(MARKUP, RECORD)).toEqual([
    { id: 'a', title: 'Here &amp; there', page: PAGE, isFramed: false },
    { id: 'b', title: 'Alone', page: PAGE, isFramed: true },
  ]);
});

test('the document of a demo alone has its title, a way back and an empty stage', () => {
  const [demo] = publishedDemos(MARKUP, RECORD);
  if (!demo) throw new Error('there is no demo');
  const element = document.createElement('div');
  element.innerHTML = standaloneMarkup(demo, '/site');
  expect(element.querySelector('title')?.textContent).toBe('Here & there - rc-select demo');
  expect(element.querySelector('h1')?.textContent).toBe('Here & there');
  const back = element.querySelector('main.standalone > header > a');
  expect(back?.getAttribute('href')).toBe('/site/demo/x#a');
  expect(back?.textContent).toBe('X & Y');
  const stage = element.querySelector<HTMLElement>('main.standalone > [data-stage]');
  expect(stage?.dataset).toMatchObject({ stage: 'a' });
  expect(stage?.childNodes).toHaveLength(0);
});
