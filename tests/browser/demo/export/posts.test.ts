import { codeSandboxFiles, DEFINE_ADDRESS } from '../../../../src/demo/export/codesandbox';
import { decodeFields, decodeParameters } from '../../../support/decodeExport';
import { demoProject } from '../../../support/demos';
import { openPage } from '../../support/page';
import { expect, test } from '../../support/test';
import { openedBy, placeToOpen, Services } from './services';

/** Demos with files of their own, with a style sheet, and with shared scripts, by their pages. */
const TRIED = [
  ['Single', 'single'],
  ['Custom tags', 'custom-tags'],
  ['Search suggestions', 'suggest'],
] as const;

// The projects of all demos are tried in src/demo/export/files.test.ts, and that pages have the
// files that these are made of in tests/build/demo.
test('the menu of a demo posts its whole project to a new tab without an opener (E3)', async ({
  visit,
}) => {
  const services = new Services();
  const page = await visit('/demo/single', { isolated: true, before: services.start });
  for (const [title, id] of TRIED) {
    await openPage(page, title);
    const block = page.locator(`section[id$="-demo-${id}"]`);
    const project = demoProject(id);
    const open = async (place: string) => {
      const tab = await openedBy(await placeToOpen(block, place));
      expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
      await tab.close();
      return services.last();
    };

    const define = await open('Open in CodeSandbox');
    const { parameters = '', ...fields } = Object.fromEntries(define.form);
    expect(define.url, id).toBe(DEFINE_ADDRESS);
    expect(fields, id).toEqual({ environment: 'server', query: `file=/${project.entry}` });
    expect(decodeParameters(parameters), id).toEqual(codeSandboxFiles(project));

    const run = await open('Open in StackBlitz');
    expect(run.url, id).toBe(
      `https://stackblitz.com/run?file=${encodeURIComponent(project.entry)}`,
    );
    expect(run.form.get('project[template]'), id).toBe('node');
    expect(decodeFields(run.form), id).toEqual(project.files);
  }
  expect(services.requests.every((request) => request.method() === 'POST')).toBe(true);
});
