import { use, useMemo } from 'react';
import type { DemoSource } from '../code/rehypeSources';
import { PageContext } from '../../document/router/PageContext';

/** Name by which a document has the source of a demo. */
export function sourcePart(demo: string, name: string): string {
  return `${demo}:${name}`;
}

/** Name by which a document has the description of a demo. */
export function descriptionPart(demo: string): string {
  return `${demo}-description`;
}

/**
 * The sources of a demo as the document has them, where the script leaves them out
 * (src/site/build/text-parts).
 */
export function useDocumentSources(demo: string, sources: DemoSource[]): DemoSource[] {
  const { parts } = use(PageContext);
  return useMemo(
    () =>
      sources.map((source) => {
        const part = parts.get(sourcePart(demo, source.name));
        return source.html === '' && part ? { ...source, ...part } : source;
      }),
    [demo, sources, parts],
  );
}
