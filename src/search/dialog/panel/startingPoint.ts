import type { LocalTexts } from '../../../locale/locales';

/** A place that the search offers before anything is typed. */
export interface StartingPoint {
  /** Path below the base path, with a query or the id of a section. */
  address: string;
  title: LocalTexts;
}
