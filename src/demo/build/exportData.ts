import type { IApi } from 'dumi';
import { readExportData } from '../code/disk';
import { addAssets } from '../../build/assets';

/** dumi plugin: the export data, loaded when a reader turns to an export. */
export default function exportData(api: IApi): void {
  api.describe({ key: 'site:export-data' });

  addAssets(api, [
    {
      name: 'export-data',
      path: 'export/data.json',
      make: () => JSON.stringify(readExportData(api.cwd)),
    },
  ]);
}
