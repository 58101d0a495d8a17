import { use } from 'react';
import { PageContext } from '../router/PageContext';

/**
 * HTML of a part of the page, by its name in the document; empty where the document has none, as in
 * development, where the script contains it.
 */
export function usePart(name: string): string {
  return use(PageContext).parts.get(name)?.html ?? '';
}
