import type { Page } from '../../src/document/router/page';
import { PageTools } from '../../src/markdown-pages/tools/PageTools';
import { ContentLanguage } from '../content/ContentLanguage';
import { Lead } from './Lead';
import { Signature } from './Signature';

/**
 * Title, signature, tools and lead of a page; a hero (C1) has a title and a lead of its own.
 */
export function PageHeader({ page }: { page: Page }) {
  const { title, description, hero, props, example } = page.frontMatter;
  return (
    <header className="page-header">
      <h1 tabIndex={-1}>{hero?.title ?? title}</h1>
      <PageTools key={page.path} page={page} />
      <Signature props={props} example={example} />
      <Lead>{hero?.description ?? description}</Lead>
      <ContentLanguage />
    </header>
  );
}
