import type { StartingPoint } from '../../../subject/startingPoints';
import { createCatalogue } from '../../../locale/localeStore';

/** Titles of the starting points. */
export type StartingPointTitles = Readonly<Record<StartingPoint, string>>;

/** Titles of the starting points in English. */
export const startingPointTitles = createCatalogue<StartingPointTitles>(
  {
    '/#select-props': 'Select props',
    '/demo': 'All demos',
    '/#keyboard': 'Keyboard',
    '/?tab=migration': 'Migrate to 1.x',
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);
