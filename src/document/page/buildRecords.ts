import { missing } from '../../lib/generated';
import type { PageData, TextData } from './pageData';
import type { NavigationGroup } from './sidebar';

/** What the server renders of a page for the build. */
export interface PageRecord extends Omit<PageData, 'module' | 'tabs'> {
  tabs: (Omit<TextData, 'module'> & {
    key: string;
    title: string;
    /** Path of the source below the project. */
    filename: string;
  })[];
}

/** What the server renders of a document in the layout. */
export interface LayoutRecord {
  navigation: NavigationGroup[];
  /** Undefined on the 404 page. */
  page?: PageRecord;
}

/** What the server renders of a demo that a page shows. */
export interface DemoRecord {
  id: string;
  title: string;
  /** Whether the page shows it in a frame of its own. */
  isFramed: boolean;
  /** Whether it is in a demo block, which an address can lead to. */
  hasBlock: boolean;
}

/** What the build has to know of markup that the server renders, beside the markup. */
export interface BuildRecords {
  /** The markup without the records. */
  markup: string;
  layout: LayoutRecord;
  demos: DemoRecord[];
}

const ATTRIBUTE = 'data-build-record';

const RECORD = new RegExp(
  `<script type="application/json" ${ATTRIBUTE}="(\\w+)">(.*?)</script>`,
  'gs',
);

/** The attributes of the element that has a record, for React. */
export function recordAttributes(kind: 'layout' | 'demo') {
  return { type: 'application/json', [ATTRIBUTE]: kind };
}

/** JSON that can stand in a document. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Takes the records of a document in the layout out of its markup.
 *
 * @throws {Problem} When React has not written them as this function reads them.
 */
export function takeRecords(markup: string): BuildRecords {
  let layout: LayoutRecord | undefined;
  const demos: DemoRecord[] = [];
  const rest = markup.replace(RECORD, (_all, kind: string, json: string) => {
    // The theme of the same build has written them.
    if (kind === 'demo') demos.push(JSON.parse(json) as DemoRecord);
    else layout = JSON.parse(json) as LayoutRecord;
    return '';
  });
  if (!layout || rest.includes(ATTRIBUTE)) {
    throw missing({
      by: 'react-dom',
      what: `the elements with \`${ATTRIBUTE}\` as the build reads them`,
      why: 'documents would not say what their page is, and demos would have no documents.',
      file: 'src/document/page/buildRecords.ts',
    });
  }
  return { markup: rest, layout, demos };
}
