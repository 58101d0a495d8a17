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

test('the demos of a page are found in its markup, with their titles', () => {
  expect(publishedDemos(MARKUP, 'docs/x')).toEqual([
    { id: 'a', title: 'Here &amp; there', page: 'docs/x', isFramed: false },
    { id: 'b', title: 'Alone', page: 'docs/x', isFramed: true },
  ]);
});

test('the document of a demo alone has its title and an empty stage', () => {
  const [demo] = publishedDemos(MARKUP, 'docs/x');
  if (!demo) throw new Error('there is no demo');
  const element = document.createElement('div');
  element.innerHTML = standaloneMarkup(demo);
  expect(element.querySelector('title')?.textContent).toBe('Here & there - rc-select demo');
  const stage = element.querySelector<HTMLElement>('main.standalone > [data-stage]');
  expect(stage?.dataset).toMatchObject({ stage: 'a' });
  expect(stage?.childNodes).toHaveLength(0);
});
