import { ON_REQUEST } from '../../failures/requestedParts';
import { button, type State } from './state';

/** Parts whose notices differ in place or form, and whether their button takes itself away. */
const PARTS: Readonly<Record<string, boolean>> = {
  'the search': false,
  'the editor': true,
  'the compiler': false,
  'the inspector': true,
  'the view of a demo': true,
  'the export': true,
  'a file that demos share': true,
  'the texts in another language': true,
};

/** What is said when a part of the site that a reader asks for does not arrive. */
export const FAILURE_STATES: readonly State[] = ON_REQUEST.filter(({ name }) => name in PARTS).map(
  ({ name, address, files, ask, failure }) => ({
    name: `${name}, which does not arrive`,
    address,
    options: { isolated: true, expectedMessages: [/./] },
    open: async (page) => {
      await page.route(files, (route) => route.fulfill({ status: 404 }));
      await ask?.(page);
    },
    shown: (page) => page.getByText(failure).locator('visible=true').first(),
    closings: PARTS[name] ? [{ button: button('Try again') }] : [],
  }),
);
