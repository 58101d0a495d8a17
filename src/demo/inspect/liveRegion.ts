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

/** An element whose changes are announced. */
export interface LiveRegion {
  element: Element;
  isAssertive: boolean;
  /** Announced as a whole, not only what was added. */
  isAtomic: boolean;
}

/** The live region that a node is in; undefined if its changes are not announced. */
export function liveRegionOf(node: Node): LiveRegion | undefined {
  const start = node instanceof Element ? node : node.parentElement;
  const element = start?.closest(REGION);
  if (!element) return undefined;
  const role = roleOf(element);
  const live = element.getAttribute('aria-live') ?? LIVE_BY_ROLE[role];
  if (live !== 'polite' && live !== 'assertive') return undefined;
  const atomic = element.getAttribute('aria-atomic');
  return {
    element,
    isAssertive: live === 'assertive',
    isAtomic: atomic === null ? ATOMIC_ROLES.has(role) : atomic === 'true',
  };
}

/** The live regions in what was added to the page, with itself. */
export function liveRegionsIn(node: Node): LiveRegion[] {
  if (!(node instanceof Element)) return [];
  const elements = [...(node.matches(REGION) ? [node] : []), ...node.querySelectorAll(REGION)];
  return elements.flatMap((element) => liveRegionOf(element) ?? []);
}
