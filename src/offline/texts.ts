import { createCatalogue, type TextsOf } from '../locale/localeStore';

/** The texts of the notice of an update. */
export const updateTexts = createCatalogue(
  {
    what: 'This site has been updated.',
    why: 'You are seeing the version from your last visit.',
    reload: 'Reload',
    later: 'Later',
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The texts about a new version in any language. */
export type UpdateTexts = TextsOf<typeof updateTexts>;
