import { countOf, isRecord } from '../../../../lib/read';

/**
 * How much the code of all frames keeps, in bytes; 0 where the browser does not say. Only Chromium
 * does, and exactly only in a process of one site, as that of sandboxed frames is
 * (https://developer.mozilla.org/en-US/docs/Web/API/Performance/memory).
 */
export function usedMemory(performance: object): number {
  const memory: unknown = Reflect.get(performance, 'memory');
  return isRecord(memory) ? countOf(memory.usedJSHeapSize) : 0;
}
