import {
  CODE_LANGUAGE_CHOICE,
  COLOR_CHOICE,
  PACKAGE_MANAGER_CHOICE,
} from '../../../src/ui/choice/choices';
import { placeOf, STORED } from '../../../src/lib/stored';
import { SINGLE_KEYS_OFF } from '../../../src/document/page/singleKey';
import { parseRecent } from '../../../src/search/dialog/panel/useRecentSearches';
import { formatKeptDraft, parseKeptDraft } from '../../../src/demo/edit/on-request/keptDraft';

/** A message in the console, or an error that nobody caught. */
export interface Message {
  text: string;
  /** The file that it comes from or is about. */
  url: string;
}

/** What is looked at between the steps. */
export interface Sight {
  /** Tells documents apart. */
  document: number;
  text: string;
  isFocusOnBody: boolean;
  /** The hash of the address. */
  hash: string;
  /** Whether the application has started. */
  isStarted: boolean;
  /** The element that has the focus, for a report. */
  focused: string;
  stored: Readonly<Record<keyof Storages, Readonly<Record<string, string>>>>;
}

interface Storages {
  localStorage: Storage;
  sessionStorage: Storage;
}

/** Less text than this is no page. */
const LEAST_TEXT = 20;

/** What Chromium says of a script that ends too early; of these errors no file is told. */
const ENDS_EARLY = /^uncaught: (?:Unexpected|Invalid|Unterminated|missing|Missing)/;

/** What Chromium says of a request without an answer; no file is told, either. */
const NO_ANSWER = /^(?:uncaught|error): (?:TypeError: )?Failed to fetch/;

/** What Chromium says of a policy that StackBlitz's SDK gives its frame. */
const OF_OTHERS = /^warning: Unrecognized feature: /;

/** What has failed so far. */
export interface Failed {
  paths: readonly string[];
  /** Whether half a file was sent as if it were the whole. */
  half: boolean;
  /** Whether a request got no answer. */
  unanswered: boolean;
}

/** The messages that neither a file that failed nor a request without an answer explains. */
export function unexplained(
  messages: readonly Message[],
  { paths, half, unanswered }: Failed,
): Message[] {
  return messages.filter(
    ({ text, url }) =>
      !paths.some((path) => text.includes(path) || url.includes(path)) &&
      !(half && url === '' && ENDS_EARLY.test(text)) &&
      !(unanswered && NO_ANSWER.test(text)) &&
      !OF_OTHERS.test(text),
  );
}

type StoredName = keyof typeof STORED;

const STORED_NAMES = Object.keys(STORED) as StoredName[];

const isValid: Record<StoredName, (text: string) => boolean> = {
  colorPreference: (text) => COLOR_CHOICE.values.some((value) => value === text),
  packageManager: (text) => PACKAGE_MANAGER_CHOICE.values.some((value) => value === text),
  code: (text) => CODE_LANGUAGE_CHOICE.values.some((value) => value === text),
  recentSearches: (text) => JSON.stringify(parseRecent(text)) === text,
  singleKeys: (text) => text === SINGLE_KEYS_OFF,
  draft: (text) => {
    const draft = parseKeptDraft(text);
    return draft !== undefined && formatKeptDraft(draft) === text;
  },
};

/** What is stored that the site does not know, or would not read as it is. */
export function invalidStorage(stored: Sight['stored']): string[] {
  const valid = new Map<string, (text: string) => boolean>(Object.entries(isValid));
  return (['localStorage', 'sessionStorage'] as const).flatMap((area) =>
    Object.entries(stored[area])
      .filter(([key, text]) => {
        const name = STORED_NAMES.find((each) => {
          const place = placeOf(each, 'rc-select');
          return place.area === area && (key === place.key || key.startsWith(`${place.key}:`));
        });
        return !valid.get(name ?? '')?.(text);
      })
      .map(([key, text]) => `${area} has ${key}: ${text.slice(0, 100)}`),
  );
}

/**
 * Whether a step took the focus away and gave it to nothing, in the same document. As long as there
 * is no application, the browser itself goes to the section of a link: it takes the focus away, and
 * Tab goes on from there
 * (https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-the-fragment-identifier).
 */
export function isFocusLost(before: Sight, after: Sight): boolean {
  const isLedByBrowser = !after.isStarted && before.hash !== after.hash;
  const isLost = !before.isFocusOnBody && after.isFocusOnBody;
  return before.document === after.document && isLost && !isLedByBrowser;
}

/** What is wrong with a page after a step. */
export function faultsOf(before: Sight, after: Sight): string[] {
  return [
    ...(after.text.length < LEAST_TEXT ? [`the page shows no text but "${after.text}"`] : []),
    ...(isFocusLost(before, after) ? [`the focus was on ${before.focused} and is lost`] : []),
    ...invalidStorage(after.stored),
  ];
}
