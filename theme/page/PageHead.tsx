import { usePageTexts } from '../locale/usePageTexts';
import { site } from '../site/site';
import { usePage } from '../site/PageContext';

/**
 * Title and description of the document; React moves them into `<head>`, on the server as in the
 * browser.
 */
export function PageHead() {
  const { page } = usePage();
  const { notFoundText } = usePageTexts();
  const title = page?.frontMatter.title ?? 'PAGE NOT FOUND';
  return (
    <>
      <title>
        {title === site.name ? `${title} - React select component` : `${title} - ${site.name}`}
      </title>
      <meta name="description" content={page?.frontMatter.description ?? notFoundText} />
    </>
  );
}
