import { codeSandboxFiles, DEFINE_ADDRESS } from '../../../../src/demo/export/codesandbox';
import { DEMO_ADDRESSES } from '../../../support/addresses';
import { decodeFields, decodeParameters } from '../../../support/decodeExport';
import { DEMO_BLOCKS, demoProject } from '../../../support/demos';
import { expect, test } from '../../support/test';
import { openedBy, placeToOpen, Services } from './services';

const addressOf = (entry: string) => `/demo/${entry.split('/', 1)[0]}`;

/** The first demo of each demo page; the others are exported in the same way. */
const FIRST_OF_PAGES = DEMO_BLOCKS.filter(
  ({ entry }) => entry.endsWith('/index.tsx') && DEMO_ADDRESSES.includes(addressOf(entry)),
);

// One visit for all, since the test is about what the menus send and not about how a page starts:
// about a second for each page, and five on a busy machine.
test('the menus of the 31 pages post the whole project of the demo (E3)', async ({ visit }) => {
  expect(FIRST_OF_PAGES).toHaveLength(DEMO_ADDRESSES.length);
  const services = new Services();
  const page = await visit('/demo/single', { isolated: true, before: services.start });
  for (const { id, entry } of FIRST_OF_PAGES) {
    const project = demoProject(id);
    const address = addressOf(entry);
    await page.getByRole('navigation', { name: 'Pages' }).locator(`[href="${address}"]`).click();
    const block = page.locator(`section[id$="-demo-${id}"]`);

    await (await openedBy(await placeToOpen(block, 'Open in CodeSandbox'))).close();
    const define = services.last();
    const { parameters = '', ...fields } = Object.fromEntries(define.form);
    expect(define.url, id).toBe(DEFINE_ADDRESS);
    expect(fields, id).toEqual({ environment: 'server', query: `file=/${project.entry}` });
    expect(decodeParameters(parameters), id).toEqual(codeSandboxFiles(project));

    // What StackBlitz gets is made of the same project.
    if (id !== FIRST_OF_PAGES[0]?.id) continue;
    await (await openedBy(await placeToOpen(block, 'Open in StackBlitz'))).close();
    const run = services.last();
    expect(run.url, id).toBe(
      `https://stackblitz.com/run?file=${encodeURIComponent(project.entry)}`,
    );
    expect(run.form.get('project[template]'), id).toBe('node');
    expect(decodeFields(run.form), id).toEqual(project.files);
  }
  expect(services.requests.every((request) => request.method() === 'POST')).toBe(true);
}, 600_000);
