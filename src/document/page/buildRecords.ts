import type { PageData, TextData } from './pageData';
import type { NavigationGroup } from './sidebar';
import { BUILD_RECORD } from '../contract';

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

/** The attributes of the element that has a record, for React. */
export function recordAttributes(kind: 'layout' | 'demo') {
  return { type: 'application/json', [BUILD_RECORD]: kind };
}

/** JSON that can stand in a document. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
