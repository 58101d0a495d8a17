import type { ComponentType } from 'react';
import type { ElementDescription, ElementReference } from './describe/description';
import type { Issue } from './on-request/issue';
import type { InspectTexts } from './on-request/texts';

/*
 * What a library can add to the inspector, in three modules, since three scripts need them: that of
 * each demo, that of the frame of edited code, and that of the inspector's panel.
 */

/** Which exports of the library demos get observed, and how (`@@/subject/observed`). */
export interface ObservedLibrary {
  /** Names of exports that are components; `default` for the default export. */
  exports: readonly string[];
  /**
   * The element of a component, by what its ref is set to. Left out, refs are passed on as they
   * are, and a call is known by the element that the event is on.
   */
  rootOf?: (instance: unknown) => Element | null | undefined;
  /** Props that they get in a page where the demo sets none; asked at each rendering. */
  pageProps?: () => object | undefined;
}

/** What is looked at in a demo (`@@/subject/inspection`). */
export interface Inspection {
  /** Callback props that are listened to; left out, those that a demo passes. */
  callbacks?: readonly string[];
  /** Whether a component may be given a callback that its author did not pass; left out, yes. */
  mayAdd?: (callback: string, props: object) => boolean;
  /** The elements to describe, in the order of the page. */
  find: (within: Element) => HTMLElement[];
  /** The attributes whose references are described. */
  references: readonly ElementReference['attribute'][];
  /** What belongs to an element and is somewhere else in the page. */
  popupsOf: (element: Element) => readonly Element[];
  /** What only the library has, as plain data. */
  detailsOf: (element: Element) => unknown;
  /**
   * Reads such data, whatever they are, with texts and lists cut to their limits. What was read is
   * read again as the same.
   */
  parseDetails: (value: unknown) => unknown;
}

/** What the adapter is given of the element that is shown. */
export interface DetailsProps {
  description: ElementDescription;
  /** As `parseDetails` returns it. */
  details: unknown;
  /** The texts of the inspector in the language in use. */
  texts: InspectTexts;
}

/** What the panel shows of it, and in which words (`@@/subject/inspector`). */
export interface InspectorAdapter {
  /** Texts in the place of the inspector's own, which name any component, as a hook. */
  useWords: () => Partial<InspectTexts>;
  /** Shows the details, between the facts and the attributes. */
  Details: ComponentType<DetailsProps>;
  /** What is wrong besides what is wrong in any element, in the language in use. */
  useIssues: (shown: DetailsProps | undefined) => readonly Issue[];
  /** Address of what the reference says of a callback; undefined for one it does not list. */
  addressOf: (callback: string) => string | undefined;
}
