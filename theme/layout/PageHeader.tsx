import type { Page } from '../../src/document/router/page';
import { PageTools } from '../../src/markdown-pages/tools/PageTools';
import { ContentLanguage } from '../content/ContentLanguage';
import { PageProps } from './PageProps';

/**
 * Title, props, tools and lead of a page; a hero (C1) makes title and lead larger.
 */
export function PageHeader({ page }: { page: Page }) {
  const { title, description, hero, props } = page.frontMatter;
  return (
    <header className="page-header" data-hero={hero ? '' : undefined}>
      <div className="page-title">
        <h1 tabIndex={-1}>{hero?.title ?? title}</h1>
        {props && <PageProps anchors={props} />}
      </div>
      <PageTools key={page.path} page={page} />
      <p className="lead">{hero?.description ?? description}</p>
      <ContentLanguage />
    </header>
  );
}
