import { tabAddress } from '../../src/document/page/tabAddress';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { basePath, site } from '../../src/document/router/site';
import { usePage } from '../../src/document/router/PageContext';

/** Where the page is; of the document of a tab, where the tab is, so that it is listed once. */
function CanonicalAddress() {
  const { page, documentTab } = usePage();
  const { origin = '' } = site;
  if (page && documentTab) {
    const address = tabAddress({ page: page.path, key: documentTab.key });
    return <link rel="canonical" href={origin + basePath + address} />;
  }
  if (!page || !origin) return null;
  return <link rel="canonical" href={origin + basePath + page.path} />;
}

/**
 * Title (that of the tab that is shown), description and keywords of the document, and its address
 * where the host is known; React moves them into `<head>`, on the server as in the browser.
 */
export function PageHead() {
  const { page, tab, documentTab } = usePage();
  const tabTitle = page?.tabs.find(({ key }) => key === tab)?.title;
  const { notFoundText } = usePageTexts();
  const keywords = documentTab ? undefined : page?.frontMatter.keywords;
  const { title, description } = documentTab ??
    page?.frontMatter ?? { title: 'PAGE NOT FOUND', description: notFoundText };
  return (
    <>
      <title>
        {page?.path === '/' && tabTitle === undefined && site.tagline
          ? `${site.name} - ${site.tagline}`
          : `${tabTitle ?? title} - ${site.name}`}
      </title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {documentTab && <meta name="robots" content="noindex" />}
      <CanonicalAddress />
    </>
  );
}
