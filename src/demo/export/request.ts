/**
 * Where a demo can be opened, in the order of the buttons: in a service, or in StackBlitz within
 * the page (E4). README.md lists the hosts that a content security policy has to allow for them.
 */
export const EXPORT_KINDS = ['codesandbox', 'stackblitz', 'embed'] as const;

/** A place where a demo can be opened. */
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** What the services call themselves, in every language. */
export const SERVICE_NAMES: Readonly<Record<ExportKind, string>> = {
  codesandbox: 'CodeSandbox',
  stackblitz: 'StackBlitz',
  embed: 'StackBlitz',
};

/** Where a service opens. A browser that blocks new tabs does not block leaving the page. */
export type Place = 'new-tab' | 'this-tab';

/** What the reader asked for. */
export interface ExportRequest {
  kind: ExportKind;
  /** A new tab unless this is given. */
  place?: Place;
  /** Also in a browser in which StackBlitz is known not to start. */
  anyway?: boolean;
}

/**
 * What came of opening a service, as far as a page can know: with `sent`, only the reader sees
 * whether the browser allowed the new tab.
 */
export type Handover = 'opened' | 'sent' | 'blocked';
