import { usePageTexts } from '../locale/usePageTexts';
import { basePath, site } from '../site/site';
import { usePage } from '../site/PageContext';

/**
 * Title, description and keywords of the document, and its address where the host is known; React
 * moves them into `<head>`, on the server as in the browser.
 */
export function PageHead() {
  const { page } = usePage();
  const { notFoundText } = usePageTexts();
  const keywords = page?.frontMatter.keywords;
  const title = page?.frontMatter.title ?? 'PAGE NOT FOUND';
  return (
    <>
      <title>
        {title === site.name ? `${title} - React select component` : `${title} - ${site.name}`}
      </title>
      <meta name="description" content={page?.frontMatter.description ?? notFoundText} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {page && site.origin !== undefined && (
        <link rel="canonical" href={site.origin + basePath + page.path} />
      )}
    </>
  );
}
