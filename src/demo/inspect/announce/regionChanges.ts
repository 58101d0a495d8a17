import { isInaccessible } from 'dom-accessibility-api';
import type { Announcement } from './announcement';
import { liveRegionOf, liveRegionsIn, type LiveRegion } from '../liveRegion';

type Region = Extract<Announcement, { kind: 'region' }>;

interface Change {
  region: LiveRegion;
  isNew: boolean;
  added: Set<Node>;
}

function textOf(nodes: Iterable<Node>): string {
  return [...nodes]
    .map((node) => node.textContent?.replace(/\s+/g, ' ').trim() ?? '')
    .filter(Boolean)
    .join(' ');
}

/**
 * Nodes that were added or changed. Removals are not announced: the default of `aria-relevant` is
 * `additions text`.
 */
function addedBy(record: MutationRecord): Node[] {
  if (record.type === 'characterData') return [record.target];
  return record.type === 'childList' ? [...record.addedNodes] : [];
}

function collect(records: readonly MutationRecord[]): Map<Element, Change> {
  const changes = new Map<Element, Change>();
  const changeOf = (region: LiveRegion, isNew: boolean): Change => {
    const change = changes.get(region.element) ?? { region, isNew, added: new Set() };
    changes.set(region.element, change);
    return change;
  };
  for (const record of records) {
    const around = liveRegionOf(record.target);
    for (const node of addedBy(record)) {
      if (around) changeOf(around, false).added.add(node);
      else
        for (const region of liveRegionsIn(node)) changeOf(region, true).added.add(region.element);
    }
  }
  return changes;
}

/**
 * What the live regions announce after changes of the page. Texts that were removed again, or are
 * hidden, are not announced.
 */
export function regionChanges(records: readonly MutationRecord[]): Region[] {
  return [...collect(records).values()].flatMap(({ region, isNew, added }): Region[] => {
    const { element, isAtomic, isAssertive } = region;
    if (!element.isConnected || isInaccessible(element)) return [];
    const nodes = isAtomic || isNew ? [element] : [...added].filter((node) => node.isConnected);
    const text = textOf(nodes);
    return text ? [{ kind: 'region', text, isAssertive, isNew }] : [];
  });
}
