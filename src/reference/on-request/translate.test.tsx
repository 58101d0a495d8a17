// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { texts as chinese } from '../texts/zh-CN';
import { Reference } from '../Reference';
import { translate } from './translate';

function tableOf(id: string): HTMLElement {
  const table = document.createElement('div');
  table.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <Reference id={id} />
    </MemoryRouter>,
  );
  return table;
}

const say = (table: HTMLElement, name: string) =>
  table.querySelector<HTMLElement>(`[data-say="${name}"]`);

test('every text of the interface in a table is said in the other language', () => {
  const table = tableOf('Select');
  const names = [...table.querySelectorAll<HTMLElement>('[data-say]')];
  expect(names.length).toBeGreaterThan(20);
  translate(table, 'Select', chinese, 'zh-CN');
  expect(say(table, 'caption')?.textContent).toBe(chinese.caption('Select'));
  expect(say(table, 'name')?.textContent).toBe(chinese.name);
  expect(say(table, 'search')?.textContent).toBe(chinese.groups.search);
  expect(say(table, 'purposes')?.getAttribute('aria-label')).toBe(chinese.purposes);
  expect(names.every(({ lang }) => lang === 'zh-CN')).toBe(true);
});

test('a table is as it was when it is said in English again', () => {
  const table = tableOf('Select');
  const before = table.innerHTML;
  translate(table, 'Select', chinese, 'zh-CN');
  expect(table.innerHTML).not.toBe(before);
  translate(table, 'Select', undefined, undefined);
  expect(table.innerHTML).toBe(before);
});

test('an element with an unknown name stays', () => {
  const table = document.createElement('div');
  table.innerHTML = '<p data-say="unknown">a</p><p data-say="constructor">b</p>';
  const before = table.innerHTML;
  translate(table, 'Select', chinese, 'zh-CN');
  expect(table.innerHTML).toBe(before);
});
