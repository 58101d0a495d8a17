/** A demo that a page shows. */
export interface PublishedDemo {
  id: string;
  /** As HTML. */
  title: string;
  /** Route of the page, which is the path of its Markdown file without the extension. */
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
export function standaloneMarkup({ id, title, page }: PublishedDemo): string {
  return [
    `<title>${title} - rc-select demo</title>`,
    `<main class="standalone"><div data-part="" data-stage="${id}" data-page="${page}"></div></main>`,
  ].join('');
}
