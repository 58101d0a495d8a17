import { parseTableScripts } from '../page/tableScripts';
import { createLoader } from '../../lib/loader';
import { isRecord } from '../../lib/read';
import { loadModule } from '../../lib/react/modules';
import { fetchDocument } from './fetchDocument';
import { basePath } from './site';
import type * as Table from './table';
import { PAGE_SCRIPTS_ID } from '../contract';

// Nothing calls it, and the script has none of it: webpack compiles the table as what the
// application loads later. Its name changes with each page, and what names it would do so, too.
void (() => import(/* webpackChunkName: "table" */ './table'));

function isTable(module: unknown): module is typeof Table {
  return isRecord(module) && typeof module.siteAddresses === 'function';
}

const scriptsIn = (page: Document) =>
  parseTableScripts(page.getElementById(PAGE_SCRIPTS_ID)?.textContent ?? '');

/** The table of all pages; the 404 page says where it is. */
export const tableLoader = createLoader(async (cache) => {
  const scripts =
    scriptsIn(document) ?? scriptsIn(await fetchDocument(`${basePath}/404.html`, cache));
  const table = scripts && (await loadModule(scripts.chunks, scripts.module));
  if (!isTable(table)) throw new Error('the 404 page names no table of all pages');
  return table;
});
