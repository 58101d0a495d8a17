// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { publishedDemos, standaloneMarkup } from './publishedDemos';

const DEMOS = [
  { id: 'a', title: 'Here & there', isFramed: false, hasBlock: true },
  { id: 'b', title: 'Alone', isFramed: true, hasBlock: false },
];

const PAGE = { path: '/demo/x', title: 'X & Y', filename: 'docs/x' };
const { path, ...frontMatter } = PAGE;
const RECORD = { path, frontMatter: { ...frontMatter, description: '' }, toc: [], tabs: [] };

test('the demos of a page are those that it shows, with their page', () => {
  expect(publishedDemos(DEMOS, RECORD)).toEqual(DEMOS.map((demo) => ({ ...demo, page: PAGE })));
});

test('the document of a demo alone has its title, a way back and an empty stage', () => {
  const [demo, other] = publishedDemos(DEMOS, RECORD);
  if (!demo || !other) throw new Error('there is no demo');
  const element = document.createElement('div');
  element.innerHTML = standaloneMarkup(demo, '/site', 'rc-select');
  expect(element.querySelector('title')?.textContent).toBe('Here & there - rc-select demo');
  expect(element.querySelector('h1')?.textContent).toBe('Here & there');
  const back = element.querySelector('main.standalone > header > a');
  expect(back?.getAttribute('href')).toBe('/site/demo/x#a');
  expect(standaloneMarkup(other, '/site', 'rc-select')).toContain('<a href="/site/demo/x">');
  expect(back?.textContent).toBe('X & Y');
  const stage = element.querySelector<HTMLElement>('main.standalone > [data-stage]');
  expect(stage?.dataset).toMatchObject({ stage: 'a' });
  expect(stage?.childNodes).toHaveLength(0);
});
