import type { Page } from '../site/page';

/** Title and lead of a page; a hero (C1) makes both larger. */
export function PageHeader({ page }: { page: Page }) {
  const { title, description, hero } = page.frontMatter;
  return (
    <header className="page-header" data-hero={hero ? '' : undefined}>
      <h1 tabIndex={-1}>{hero?.title ?? title}</h1>
      <p className="lead">{hero?.description ?? description}</p>
    </header>
  );
}
