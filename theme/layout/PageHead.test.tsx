// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageContext } from '../../src/document/router/PageContext';
import { site } from '../../src/document/router/site';
import { PageHead } from './PageHead';

const tabTitle = { key: 'play', title: 'Playground', filename: 'docs/index.$tab-play.md', toc: [] };
const page = {
  path: '/',
  frontMatter: { title: 'Home', description: 'All of it.', filename: 'docs/index.md' },
  toc: [],
  tabs: [{ ...tabTitle, Content: () => null }],
};
const common = {
  documentTab: undefined,
  navigation: [],
  demos: () => Promise.resolve({ demos: {} }),
  replayPress: () => undefined,
};

const headOf = (tab: string | undefined) => (
  <PageContext value={{ ...common, parts: new Map(), page, tab }}>
    <PageHead />
  </PageContext>
);

test('the title of the document is that of the tab that is shown', () => {
  const { rerender } = render(headOf('play'));
  expect(document.title).toBe(`Playground - ${site.name}`);
  rerender(headOf(undefined));
  expect(document.title).not.toContain('Playground');
  rerender(headOf('play'));
  expect(document.title).toBe(`Playground - ${site.name}`);
});
