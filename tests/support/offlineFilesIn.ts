import type { OfflineFile } from '../../src/offline/offlineFiles';

/** The list of files in the text of a service worker. */
export function offlineFilesIn(worker: string): OfflineFile[] {
  const [, list = '[]'] = /^const \w+=(.*);$/m.exec(worker) ?? [];
  return JSON.parse(list) as OfflineFile[];
}
