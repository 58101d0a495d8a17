import { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { readPage } from '../../../../src/search/build/content/page';
import { KEY_TABLES } from '../../../../src/subject/rc-select/keyboard';
import Container from '../../../../theme/content/Callout';
import Keyboard from '../../../../src/reference/keyboard/Keyboard';
import SourceCode from '../../../../src/demo/code/SourceCode';
import { ContentTabs } from '../../../../theme/content/ContentTabs';
import { PageFooter } from '../../../../theme/layout/PageFooter';
import { PageHeader } from '../../../../theme/layout/PageHeader';
import { type Page } from '../../../../src/document/router/page';

const PAGE: Page = {
  path: '/demo/x',
  frontMatter: {
    title: 'Title',
    description: 'Lead.',
    props: ['select-mode'],
    filename: 'docs/demo/x.md',
    lastUpdated: 0,
  },
  toc: [],
  tabs: [],
};

/** What is found on a page of the theme's with this content. */
const read = (content: ReactNode) =>
  readPage(
    renderToStaticMarkup(
      <MemoryRouter>
        <main>
          <PageHeader page={PAGE} />
          {content}
          <PageFooter page={PAGE} />
        </main>
      </MemoryRouter>,
    ),
  );

const textsOf = (content: ReactNode) => read(content).meta.texts?.map(({ value }) => value);

describe('what the theme renders is indexed', () => {
  test('each row of the table of keys, in a section for its mode', () => {
    const { toc = [], texts } = read(<Keyboard />).meta;
    expect(toc.map(({ title }) => title)).toEqual(
      KEY_TABLES.map(({ title }) => title.replaceAll('`', '')),
    );
    expect(texts).toHaveLength(KEY_TABLES.flatMap(({ rows }) => [...rows]).length);
    expect(texts?.every(({ tocIndex }) => tocIndex !== undefined)).toBe(true);
  });

  test('a callout', () => {
    expect(
      textsOf(
        <Container type="info" title="Note">
          <p>That is so.</p>
        </Container>,
      ),
    ).toEqual(['Note: That is so.']);
  });

  test('a command, without its copy button', () => {
    expect(textsOf(<SourceCode lang="bash" html="npm install" />)).toEqual(['npm install']);
  });

  test('a tab (D4)', () => {
    const Content = () => <p>Of this.</p>;
    const tabs = [{ key: 'more', title: 'More', filename: '', Content, toc: [] }];
    const frontMatter = { title: 'Page', description: 'A page.', filename: '' };
    const { meta } = read(
      <ContentTabs page={{ path: '/', frontMatter, toc: [], tabs }} current={undefined}>
        <p>Own text.</p>
      </ContentTabs>,
    );
    expect(meta.texts?.map(({ value }) => value)).toEqual(['Own text.']);
    expect(meta.tabs).toMatchObject([
      { key: 'more', meta: { frontmatter: { title: 'More' }, texts: [{ value: 'Of this.' }] } },
    ]);
  });
});
