import { createCatalogue, type TextsOf } from '../../locale/localeStore';

/** The texts of a demo's stage, which is there before the page around it. */
export const stageTexts = createCatalogue(
  {
    demoStopped: {
      what: 'This demo has stopped.',
      why: 'It threw an error; the rest of the page is not affected.',
    },
    demoUnavailable: {
      what: 'This demo could not be loaded.',
      why: 'The connection may be down, or the site was just updated.',
    },
    demoWaits: 'This demo starts in the browser.',
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The same in any language. */
export type StageTexts = TextsOf<typeof stageTexts>;
