import type { PageData, TextData } from './pageData';

/** What the server renders of a page for the build, besides its markup. */
export interface PageRecord extends Omit<PageData, 'module' | 'tabs'> {
  tabs: (Omit<TextData, 'module'> & {
    key: string;
    title: string;
    /** Path of the source below the project. */
    filename: string;
  })[];
}

const OPEN = '<script type="application/json" data-page-record="">';
const CLOSE = '</script>';

/** The attributes of the element that has it, for React. */
export const RECORD_ATTRIBUTES = {
  type: 'application/json',
  'data-page-record': '',
} as const;

/** JSON that can stand in a document. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Takes the record of a page out of its markup.
 *
 * @returns The markup without it, and the record, which is undefined where there is none.
 */
export function takePageRecord(markup: string): {
  markup: string;
  record: PageRecord | undefined;
} {
  const start = markup.indexOf(OPEN);
  if (start < 0) return { markup, record: undefined };
  const end = markup.indexOf(CLOSE, start);
  // The theme of the same build has written it.
  const record = JSON.parse(markup.slice(start + OPEN.length, end)) as PageRecord;
  return { markup: markup.slice(0, start) + markup.slice(end + CLOSE.length), record };
}
