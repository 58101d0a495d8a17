import type { Page } from 'playwright-core';

/** What a page keeps in memory. */
export interface Kept {
  /** Bytes of the script heap. */
  bytes: number;
  /** Nodes of all documents, those that scripts keep included. */
  nodes: number;
}

/** What pages may keep of what they did several times: code that was compiled, caches, styles. */
export const SLACK: Kept = { bytes: 1_500_000, nodes: 500 };

/** Measures what a page keeps after its garbage was collected. */
export async function measureHeap(page: Page): Promise<Kept> {
  const session = await page.context().newCDPSession(page);
  // What a first collection sets free may hold more.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { bytes: usedSize, nodes };
}

/** What a page keeps beyond the slack, after it did again what it had done before. */
export function grown(before: Kept, after: Kept): string[] {
  return (['bytes', 'nodes'] as const)
    .filter((of) => after[of] - before[of] > SLACK[of])
    .map((of) => `${of} grew from ${before[of]} to ${after[of]}`);
}
