import { useState } from 'react';
import type { DemosLoader } from '../../document/router/page';
import { stagePart } from '../../document/router/documents';
import { usePart } from '../../document/parts/usePart';
import { firstMarkup } from './firstMarkup';

/**
 * Markup of a stage, by the id of the demo, the demos of its page and its file, as its document has
 * it. It stays the same while the stage is there, whose root changes what is in it.
 * useStageMarkup.server.tsx makes it for documents.
 */
export const useStageMarkup: (id: string, demos: DemosLoader, file: string) => string = (id) => {
  const fetched = usePart(stagePart(id));
  const [markup] = useState(() => fetched || firstMarkup(id));
  return markup;
};
