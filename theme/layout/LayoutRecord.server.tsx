import {
  jsonForHtml,
  recordAttributes,
  type PageRecord,
} from '../../src/document/page/buildRecords';
import type { EveryField } from '../../src/document/page/pageData';
import type { Page } from '../../src/document/router/page';
import { contentsIn } from '../../src/document/router/siteAddresses';
import type { LayoutRecordProps } from './LayoutRecord';

function toRecord({ path, frontMatter, toc, tabs }: Page): PageRecord {
  const { title, description, filename, lastUpdated, hero } = frontMatter;
  return {
    path,
    frontMatter: {
      title,
      description,
      filename,
      lastUpdated,
      hero,
      // Only texts of the document and the search need them.
      keywords: undefined,
      props: undefined,
      example: undefined,
    } satisfies EveryField,
    toc: contentsIn(toc),
    tabs: tabs.map((tab) => ({
      key: tab.key,
      title: tab.title,
      filename: tab.filename,
      toc: contentsIn(tab.toc),
    })),
  };
}

/** Writes what a document shows into its markup, for the build (src/site/build/static-html). */
export function LayoutRecord({ page, navigation }: LayoutRecordProps) {
  const record = { navigation, ...(page && { page: toRecord(page) }) };
  return (
    <script
      {...recordAttributes('layout')}
      dangerouslySetInnerHTML={{ __html: jsonForHtml(record) }}
    />
  );
}
