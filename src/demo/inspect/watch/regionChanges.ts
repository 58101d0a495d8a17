import { isInaccessible } from 'dom-accessibility-api';
import type { Announcement, LiveRegion } from './snapshot';

const LIVE_BY_ROLE: Readonly<Record<string, 'polite' | 'assertive'>> = {
  status: 'polite',
  log: 'polite',
  alert: 'assertive',
};
const ATOMIC_ROLES: ReadonlySet<string> = new Set(['status', 'alert']);
const REGION = '[aria-live], [role="status"], [role="log"], [role="alert"], output';

/** `<output>` is a status by itself (https://www.w3.org/TR/html-aam-1.0/#el-output). */
function roleOf(region: Element): string {
  return region.getAttribute('role') ?? (region.localName === 'output' ? 'status' : '');
}

interface FoundRegion {
  element: Element;
  role: string;
  isAssertive: boolean;
  /** Announced as a whole, not only what was added. */
  isAtomic: boolean;
}

/** The live region that a node is in; undefined if its changes are not announced. */
function liveRegionOf(node: Node): FoundRegion | undefined {
  const start = node instanceof Element ? node : node.parentElement;
  const element = start?.closest(REGION);
  if (!element) return undefined;
  const role = roleOf(element);
  const live = element.getAttribute('aria-live') ?? LIVE_BY_ROLE[role];
  if (live !== 'polite' && live !== 'assertive') return undefined;
  const atomic = element.getAttribute('aria-atomic');
  return {
    element,
    role,
    isAssertive: live === 'assertive',
    isAtomic: atomic === null ? ATOMIC_ROLES.has(role) : atomic === 'true',
  };
}

/** The live regions in what was added to the page, with itself. */
function liveRegionsIn(node: Node): FoundRegion[] {
  if (!(node instanceof Element)) return [];
  const elements = [...(node.matches(REGION) ? [node] : []), ...node.querySelectorAll(REGION)];
  return elements.flatMap((element) => liveRegionOf(element) ?? []);
}

/** The live regions in parts of the page that are exposed, and what they say now. */
export function regionsIn(parts: readonly Element[]): LiveRegion[] {
  return parts
    .flatMap(liveRegionsIn)
    .filter(({ element }) => !isInaccessible(element))
    .map(({ element, role, isAssertive }) => ({ role, isAssertive, text: textOf([element]) }));
}

type Region = Extract<Announcement, { kind: 'region' }>;

interface Change {
  region: FoundRegion;
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
  const changeOf = (region: FoundRegion, isNew: boolean): Change => {
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
