/** A demo page and the folder with its demos, both by name. */
export interface DemoPage {
  name: string;
  text: string;
}

/** A copy of a demo page under another address, with demos of its own. */
export interface CopiedPage extends DemoPage {
  /** The folder of demos that the copy needs a copy of. */
  source: string;
}

const TITLE = /^title: (.*)$/m;

function copy({ name, text }: DemoPage, number: number): CopiedPage {
  const copied = `${name}-copy-${number}`;
  return {
    name: copied,
    source: name,
    text: text
      .replace(TITLE, (_line, title: string) => `title: ${title} ${number}`)
      .replaceAll(`demos/${name}/`, `demos/${copied}/`),
  };
}

/** The copies that some pages need to become so many: of each page in turn. */
export function copyPages(pages: readonly DemoPage[], count: number): CopiedPage[] {
  return Array.from({ length: Math.max(0, count - pages.length) }, (_, index) => {
    const page = pages[index % pages.length];
    return page ? [copy(page, Math.floor(index / pages.length) + 2)] : [];
  }).flat();
}
