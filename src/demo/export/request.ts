import type { Place } from './handover';

/** Where a demo can be taken: to a service, or into StackBlitz within the page (E4). */
export type ExportKind = 'codesandbox' | 'stackblitz' | 'embed';

/** What the reader asked for. */
export interface ExportRequest {
  kind: ExportKind;
  /** A new tab unless this is given. */
  place?: Place;
  /** Also in a browser in which StackBlitz is known not to start. */
  anyway?: boolean;
}
