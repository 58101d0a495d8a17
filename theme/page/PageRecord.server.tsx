import {
  jsonForHtml,
  RECORD_ATTRIBUTES,
  type PageRecord as Record,
} from '../../src/page/pageRecord';
import type { Page } from '../site/page';
import { contentsIn } from '../site/siteAddresses';

function toRecord({ path, frontMatter, toc, tabs }: Page): Record {
  const { title, description, props, filename, lastUpdated, hero } = frontMatter;
  return {
    path,
    frontMatter: {
      title,
      description,
      filename,
      ...(props && { props }),
      ...(lastUpdated !== undefined && { lastUpdated }),
      ...(hero && { hero }),
    },
    toc: contentsIn(toc),
    tabs: tabs.map((tab) => ({
      key: tab.key,
      title: tab.title,
      filename: tab.filename,
      toc: contentsIn(tab.toc),
    })),
  };
}

/** Writes what a page is into its markup, for the build (src/plugins/page/static-html). */
export function PageRecord({ page }: { page: Page | undefined }) {
  if (!page) return null;
  return (
    <script
      {...RECORD_ATTRIBUTES}
      dangerouslySetInnerHTML={{ __html: jsonForHtml(toRecord(page)) }}
    />
  );
}
