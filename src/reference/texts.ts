import { createLoader } from '../lib/loader';
import { createCatalogue } from '../locale/localeStore';
import type { ReferenceTexts } from './english';

/** What writes them into a table. */
export const translation = createLoader(
  () => import(/* webpackChunkName: "translate" */ './on-request/translate'),
);

/**
 * The texts in another language, once they can be written; undefined in English, in which the
 * document has them, so that no script has to.
 */
export const referenceTexts = createCatalogue<ReferenceTexts | undefined>(
  undefined,
  async (locale) => {
    await translation.load();
    return import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`);
  },
);
