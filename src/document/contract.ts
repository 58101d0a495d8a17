/**
 * The contract of a document: the names by which what builds a document, what starts it and what
 * renders it understand each other. No other script spells one of them, and a name that two
 * features share is here (contract.test.ts). Style sheets cannot import; the same test compares.
 * What runs in Node without a build imports the two files below themselves.
 */
export * from './contract/start';
export * from './contract/page';

/** A press on something that may not react yet. */
export interface Press {
  target: Element;
  /** A button that went down or came up again, or a key that went down. */
  event: MouseEvent | KeyboardEvent;
  /** As of `performance.now()`. */
  at: number;
}

declare global {
  interface Window {
    /** The last press in the document; undefined where it was on a link or a summary. */
    lastPress?: Press | undefined;
    /** Whether anything was pressed. */
    wasPressed?: true;
    /**
     * Marks a tab of src/ui/tabs/Tabs.tsx as the one that is selected, and hides the panels of
     * the others. Showing its own is left to the browser or to who calls.
     */
    selectTab?: (selected: HTMLElement) => void;
    /** Whether a press is a shortcut of that one key (src/document/page/singleKey.ts). */
    isSingleKey?: (event: KeyboardEvent, key: string) => boolean;
  }
}
