import { describe, expect, test } from 'vitest';
import { checkPageFiles, pageOf } from './pageFiles';

const said = (files: string[]) => checkPageFiles(files).map(({ message }) => message);

describe('the files of pages', () => {
  test('may have small letters, digits and hyphens in their names, and tabs beside them', () => {
    expect(said(['demo/index.md', 'demo/a-1.md', 'index.$tab-more.md', 'index.md'])).toEqual([]);
  });

  test.each([
    [['a copy.md'], 'docs/a copy.md', 'a page cannot be called "a copy"'],
    [['zz 页面 测试.md'], 'docs/zz 页面 测试.md', 'a page cannot be called "zz 页面 测试"'],
    [['Guide/a.md'], 'docs/Guide/a.md', 'a page cannot be called "Guide"'],
    [['a.b.md'], 'docs/a.b.md', 'a page cannot be called "a.b"'],
    [['README.md'], 'docs/README.md', 'a page cannot be called "README"'],
    [['a.md', 'a.$tab-Two.md'], 'docs/a.$tab-Two.md', 'a page cannot be called "Two"'],
    [['a.$tab-two.md'], 'docs/a.$tab-two.md', 'the tab has no page'],
    [['a.md', 'a/index.md'], 'docs/a/index.md', 'there are two pages for the address /a'],
  ])('are refused with reason and remedy: %s', (files, place, what) => {
    expect(said(files)).toEqual([
      expect.stringContaining(`${place}\n  What happened: ${what}.\n  Why: `) as string,
    ]);
  });

  test('have the address of their path, and tabs that of their page', () => {
    expect(['index.md', 'a/index.md', 'a/b.md', 'index.$tab-two.md'].map(pageOf)).toEqual([
      '/',
      '/a',
      '/a/b',
      '/',
    ]);
  });
});
