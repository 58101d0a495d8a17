import { type SearchGroup, type SearchHint } from './protocol';

function toPlain({
  type,
  link,
  priority,
  highlightTitleTexts,
  highlightTexts,
  pageTitle,
}: SearchHint): SearchHint {
  return { type, link, priority, highlightTitleTexts, highlightTexts, pageTitle };
}

/**
 * The groups with the fields of D3 and no other, for callers that know stock dumi's worker only.
 */
export function plainGroups(groups: readonly SearchGroup[]): SearchGroup[] {
  return groups.map((group) => ({ ...group, hints: group.hints.map(toPlain) }));
}
