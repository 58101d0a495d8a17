/** Front matter as far as search reads it. */
export interface FrontmatterInput {
  title?: string;
  subtitle?: string;
  description?: string;
  /** Other words for what the page is about, as in dumi. */
  keywords?: string[];
}

/**
 * An entry of a page's table of content; its place in the list is what `tocIndex` of a text refers
 * to.
 */
export interface TocInput {
  id: string;
  depth: number;
  title: string;
  /** Ours: the entry is a row of a prop table, and this is the component with the prop. */
  owner?: string;
  /** Ours: other words for what it is about. */
  keywords?: string[];
}

/**
 * A text of a page. Texts of a paragraph share `paraId`; above all headings, `tocIndex` is missing.
 */
export interface TextInput {
  value: string;
  paraId: number;
  tocIndex?: number;
}

/** What dumi knows of the content of a page or of one of its tabs. */
export interface ContentInput {
  frontmatter?: FrontmatterInput;
  toc?: TocInput[];
  texts?: TextInput[];
}

/** A route with its meta. Without meta, or with `isLayout`, it is no page and not searched. */
export interface RouteInput {
  id: string;
  path?: string;
  meta?: ContentInput & { tabs?: { key: string; meta: ContentInput }[] };
  isLayout?: boolean;
}

/** A demo of the page `routeId`. */
export interface DemoInput {
  routeId: string;
  asset?: {
    id: string;
    title?: string;
    description?: string;
    keywords?: string[];
  };
}

/** A navigation entry; it contains the page `link` and every page below `activePath`. */
export interface NavInput {
  title: string;
  link?: string;
  activePath?: string;
}

/**
 * The arguments of `generate-metadata` (D2), as stock dumi's `useSiteSearch` posts them, or more.
 */
export interface SearchData {
  routes: Record<string, RouteInput>;
  demos: Record<string, DemoInput>;
  nav: NavInput[];
  /** Ours: sets of words that users take for the same thing. */
  sameWords?: readonly (readonly string[])[];
  /** Ours: words of a question that weigh nothing. */
  stopWords?: readonly string[];
}

/** Ours: questions that passages answer, by the addresses of these. */
export type QuestionsData = Readonly<Record<string, readonly string[]>>;
