/** Why a page cannot be made searchable, for its author. */
export interface ContentProblemParts {
  what: string;
  why: string;
  fix: string;
}

/** Ends the build: a page that search cannot lead to would be missing without a word. */
export class ContentProblem extends Error {
  override readonly name = 'ContentProblem';

  constructor(
    readonly parts: ContentProblemParts,
    place?: string,
  ) {
    const { what, why, fix } = parts;
    const text = `  What happened: ${what}\n  Why: ${why}\n  What to do: ${fix}`;
    super(place === undefined ? text : `${place}\n${text}`);
  }
}

/** Reads for the page `place`, which is what an error then begins with. */
export function inPage<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof ContentProblem ? new ContentProblem(error.parts, place) : error;
  }
}
