/** Selector of the first script of a document, which src/plugins/page/entry.ts builds. */
export const ENTRY = 'script[src*="/umi."]';

/** Id of the element of a document that lists its chunks as JSON. */
export const PAGE_SCRIPTS_ID = 'page-scripts';

/** The chunks that a document may need later, by id, so that all are requested at once. */
export interface PageScripts {
  /** Those of the application around the demos. */
  shell: string[];
  /** Those of the demos. */
  stages: string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

function listIn(value: unknown, key: keyof PageScripts): string[] {
  const list: unknown = typeof value === 'object' && value ? Reflect.get(value, key) : undefined;
  return Array.isArray(list) ? list.filter(isText) : [];
}

/**
 * Reads the list. It is empty where there is none, as on the development server; webpack then finds
 * the chunks one after the other.
 */
export function parsePageScripts(text: string): PageScripts {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // There is no list.
  }
  return { shell: listIn(value, 'shell'), stages: listIn(value, 'stages') };
}
