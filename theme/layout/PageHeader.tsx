import type { Page } from '../../src/document/router/page';
import { TwinLinks } from '../../src/markdown-pages/links/TwinLinks';
import { ContentLanguage } from '../content/ContentLanguage';
import { PageProps } from './PageProps';

/**
 * Title, props and lead of a page, and the page as Markdown; a hero (C1) makes title and lead
 * larger.
 */
export function PageHeader({ page }: { page: Page }) {
  const { title, description, hero, props } = page.frontMatter;
  return (
    <header className="page-header" data-hero={hero ? '' : undefined}>
      <div className="page-title">
        <h1 tabIndex={-1}>{hero?.title ?? title}</h1>
        {props && <PageProps anchors={props} />}
      </div>
      <p className="lead">{hero?.description ?? description}</p>
      <TwinLinks key={page.path} path={page.path} />
      <ContentLanguage />
    </header>
  );
}
