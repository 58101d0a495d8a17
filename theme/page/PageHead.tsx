import { usePageTexts } from '../locale/usePageTexts';
import { useSite } from '../site/dumi';
import { usePage } from '../site/PageContext';

/**
 * Title and description of the document; React moves them into `<head>`, on the server as in the
 * browser.
 */
export function PageHead() {
  const { name: site } = useSite();
  const { page } = usePage();
  const { notFoundText } = usePageTexts();
  const title = page?.frontMatter.title ?? 'PAGE NOT FOUND';
  return (
    <>
      <title>{title === site ? `${site} - React select component` : `${title} - ${site}`}</title>
      <meta name="description" content={page?.frontMatter.description ?? notFoundText} />
    </>
  );
}
