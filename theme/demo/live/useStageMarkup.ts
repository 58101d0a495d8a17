import type { DemosLoader } from '../../site/page';
import { stagePart } from '../../site/documents';
import { usePart } from '../../text/usePart';

/**
 * Markup of a stage, by the id of the demo and the demos of its page: what a document has that was
 * fetched. On the first page it is there already. useStageMarkup.server.tsx makes it for documents.
 */
export const useStageMarkup: (id: string, demos: DemosLoader) => string = (id) =>
  usePart(stagePart(id));
