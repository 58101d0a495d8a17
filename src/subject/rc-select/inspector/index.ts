import type { InspectorAdapter } from '../../../demo/inspect/adapter';
import { useTexts } from '../../../locale/useTexts';
import { addressOf } from './callbacks';
import { Details } from './Details';
import { selectTexts } from './texts';
import { useIssues } from './useIssues';

/** What the inspector shows of a select besides what it shows of any component. */
const inspector: InspectorAdapter = {
  useWords: () => useTexts(selectTexts).inspector,
  Details,
  useIssues,
  addressOf,
};

export default inspector;
