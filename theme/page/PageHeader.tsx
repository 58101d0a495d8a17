import type { Page } from '../site/page';
import { TwinLinks } from '../twin/TwinLinks';

/** Title and lead of a page, and the page as Markdown; a hero (C1) makes the first two larger. */
export function PageHeader({ page }: { page: Page }) {
  const { title, description, hero } = page.frontMatter;
  return (
    <header className="page-header" data-hero={hero ? '' : undefined}>
      <h1 tabIndex={-1}>{hero?.title ?? title}</h1>
      <p className="lead">{hero?.description ?? description}</p>
      <TwinLinks key={page.path} path={page.path} />
    </header>
  );
}
