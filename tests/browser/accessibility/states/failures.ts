import { ON_REQUEST } from '../../failures/requestedParts';
import type { State } from './state';

/** Parts whose notices differ in place or form. */
const PARTS = [
  'the search',
  'the editor',
  'the compiler',
  'the inspector',
  'the view of a demo',
  'the export',
  'a file that demos share',
  'the texts in another language',
];

/** What is said when a part of the site that a reader asks for does not arrive. */
export const FAILURE_STATES: readonly State[] = ON_REQUEST.filter(({ name }) =>
  PARTS.includes(name),
).map(({ name, address, files, ask, failure }) => ({
  name: `${name}, which does not arrive`,
  address,
  options: { isolated: true, expectedMessages: [/./] },
  open: async (page) => {
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    await ask?.(page);
  },
  shown: (page) => page.getByText(failure).locator('visible=true').first(),
}));
