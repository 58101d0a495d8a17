/** A demo that a page shows. */
export interface PublishedDemo {
  id: string;
  /** As HTML. */
  title: string;
  /** Path of the page's Markdown below the project. */
  page: string;
  /** Whether the page shows it in a frame of its own. */
  isFramed: boolean;
}

const HEADING = /<h2 id="([^"]+)-title">(.*?)<a /gs;

/** Finds the demos in the markup of a page. */
export function publishedDemos(markup: string, page: string): PublishedDemo[] {
  return [...markup.matchAll(HEADING)].map(([, id = '', title = '']) => ({
    id,
    title,
    page,
    isFramed: !markup.includes(`data-stage="${id}"`),
  }));
}

/** Markup of a demo alone (B6), which is rendered in the browser only. */
export function standaloneMarkup({ id, title }: PublishedDemo): string {
  return [
    `<title>${title} - rc-select demo</title>`,
    `<main class="standalone"><div data-part="" data-stage="${id}"></div></main>`,
  ].join('');
}
