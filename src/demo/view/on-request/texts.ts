import { DEVICE_WIDTHS } from '../view';
import { createCatalogue, type TextsOf } from '../../../locale/localeStore';

/** The texts of a demo's view, which come with its code and not with the page. */
export const viewTexts = createCatalogue(
  {
    width: 'Width',
    widths: {
      full: 'Full',
      tablet: `Tablet, ${DEVICE_WIDTHS.tablet}`,
      phone: `Phone, ${DEVICE_WIDTHS.phone}`,
    },
    direction: 'Direction',
    directions: { ltr: 'Left to right', rtl: 'Right to left' },
    colours: 'Colours',
    schemes: { page: 'Match page', light: 'Light', dark: 'Dark' },
    edge: 'Width of the demo',
    pixels: (width: number) => `${width} px`,
    pixelsScaled: (width: number, percent: number) => `${width} px, shown at ${percent}%`,
    onlyPublished:
      'These options show the demo as published. Reset your changes to the code to use them.',
    frameFailed: {
      what: 'The demo could not be loaded.',
      why: 'The connection may be down.',
    },
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The same in any language. */
export type ViewTexts = TextsOf<typeof viewTexts>;
