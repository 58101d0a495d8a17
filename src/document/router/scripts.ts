import { isRecord } from '../../lib/read';
import { parsePageScripts, type PageScripts } from '../page/pageScripts';
import { loadModule } from '../../lib/react/modules';
import type { DemosLoader } from './page';
import { PAGE_SCRIPTS_ID } from '../contract';

/** The scripts that a document lists. */
export function scriptsOf(page: Document): PageScripts {
  return parsePageScripts(page.getElementById(PAGE_SCRIPTS_ID)?.textContent ?? '');
}

/** How to load the demos that a document lists. */
export function demosLoaderOf({ stages, demos }: PageScripts): DemosLoader {
  return async () => {
    const module = await loadModule(stages, demos);
    if (!isRecord(module) || !isRecord(module.demos))
      throw new Error(`the module ${demos} has no demos`);
    return { demos: module.demos };
  };
}
