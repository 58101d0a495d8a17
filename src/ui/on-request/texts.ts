import { createCatalogue, type TextsOf } from '../../locale/localeStore';

/** The texts of a notice about a failure, wherever it is shown. */
export const noticeTexts = createCatalogue(
  { tryAgain: 'Try again' },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The texts of a notice in any language. */
export type NoticeTexts = TextsOf<typeof noticeTexts>;
