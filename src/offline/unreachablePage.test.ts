// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { LOCALES, withLocale } from '../locale/locales';
import { unreachablePage } from './unreachablePage';

const html = unreachablePage({ name: 'a & b', base: '/select/', styles: '', script: '' });
const page = new DOMParser().parseFromString(html, 'text/html');

test('the page that says that the site cannot be reached does so in every language', () => {
  expect([...page.querySelectorAll('section')].map(({ lang }) => lang)).toEqual(
    LOCALES.map(({ id }) => id),
  );
  expect(page.title).toBe('This site cannot be reached - a & b');
  expect(page.querySelectorAll('h1')).toHaveLength(1);
});

test('its links lead to the address that was asked for, and home below the base path', () => {
  for (const { id } of LOCALES) {
    const links = [...page.querySelectorAll(`section[lang="${id}"] a`)];
    const addresses = links.map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['', withLocale('/select/', id)]);
  }
});
