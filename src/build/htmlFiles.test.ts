import { describe, expect, test } from 'vitest';
import htmlPaths from './htmlPaths';
import { changeDocuments, HTML_STAGE, isMarkup } from './htmlFiles';
import { pluginHooks } from '../../tests/support/pluginHooks';

test('a full document is distinguished from page markup', () => {
  expect(isMarkup({ path: '', content: '<!DOCTYPE html><html></html>' })).toBe(false);
  expect(isMarkup({ path: '', content: '\n<!doctype html><html></html>' })).toBe(false);
  expect(isMarkup({ path: '', content: '<title>A</title><main></main>' })).toBe(true);
});

test('markup is read before it goes into documents, which are finished afterwards', () => {
  const { paths, markup, document, finished } = HTML_STAGE;
  const stages = [0, paths, markup, document, finished];
  expect(stages).toEqual([...stages].sort((one, other) => one - other));
});

test('files that umi names as Windows does have slashes in their paths', () => {
  const { hooksOf } = pluginHooks(htmlPaths, {});
  const [tidy] = hooksOf('modifyExportHTMLFiles');
  const names = ['index.html', 'demo\\single\\index.html', '~demos\\:id\\index.html'];
  expect(tidy?.(names.map((path) => ({ path, content: '' })))).toEqual(
    ['index.html', 'demo/single/index.html', '~demos/:id/index.html'].map((path) => ({
      path,
      content: '',
    })),
  );
});

describe('documents of some pages', () => {
  const files = ['index.html', 'a/index.html', '404.html'].map((path) => ({ path, content: path }));
  const mark = (html: string) => `${html}!`;

  test('are changed by the paths of the pages, the others stay', () => {
    const changes = new Map([
      ['/', mark],
      ['/a', mark],
    ]);
    expect(changeDocuments(files, changes).map(({ content }) => content)).toEqual([
      'index.html!',
      'a/index.html!',
      '404.html',
    ]);
  });

  test('have to be there', () => {
    expect(() => changeDocuments(files, new Map([['/b', mark]]))).toThrow(
      /^@umijs\/preset-umi [\d.]+ does not make a document of \/b\.\n {2}Why: /,
    );
  });
});
