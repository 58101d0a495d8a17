import { expect } from 'vitest';
import { decodeFields, decodeParameters } from '../../support/decodeExport';
import { codeSandboxFiles } from '../../../src/demo/export/codesandbox';
import { demoProject } from '../../support/demos';
import type { Reader } from '../support/reader';
import type { Site } from '../support/site';
import { button, DEMO, item, type Journey } from './journey';

async function choose(reader: Reader, place: string): Promise<void> {
  await reader.open('/demo/single');
  await reader.click(button('Open in'));
  await reader.click(item(place));
}

/** Waits for the project that a service gets. */
async function received({ handovers }: Site) {
  await expect.poll(() => handovers.length, { timeout: 15_000 }).toBe(1);
  const [{ path = '', form = new URLSearchParams() } = {}] = handovers;
  return { path, form };
}

/** Open a demo in CodeSandbox and in StackBlitz. */
export const EXPORTS: readonly Journey[] = [
  {
    name: 'opens a demo in CodeSandbox, in a new tab with the whole project',
    run: async (reader, site) => {
      await choose(reader, 'Open in CodeSandbox');
      const { path, form } = await received(site);
      expect(path).toBe('/api/v1/sandboxes/define');
      expect(decodeParameters(form.get('parameters') ?? '')).toEqual(
        codeSandboxFiles(demoProject('single')),
      );
      await reader.hasTabs(2);
    },
  },
  {
    name: 'opens a demo in StackBlitz, in a new tab with the whole project',
    run: async (reader, site) => {
      await choose(reader, 'Open in StackBlitz');
      const { path, form } = await received(site);
      expect(path).toMatch(/^\/run\?file=/);
      expect(decodeFields(form)).toEqual(demoProject('single').files);
      await reader.hasTabs(2);
    },
  },
  {
    name: 'runs a demo in StackBlitz below the demo, and closes it',
    run: async (reader, site) => {
      await choose(reader, 'Run in StackBlitz');
      await reader.find({ css: `${DEMO} .export-notice`, text: 'StackBlitz runs below.' });
      const { path, form } = await received(site);
      expect(path).toMatch(/^\/run\?embed=1/);
      expect(decodeFields(form)).toEqual(demoProject('single').files);
      await reader.click({ css: `${DEMO} .export-notice button`, name: 'Close' });
      await reader.gone({ css: `${DEMO} .export-notice` });
    },
  },
  {
    name: 'is offered CodeSandbox where StackBlitz often does not start',
    run: async (reader, site) => {
      await choose(reader, 'Open in StackBlitz');
      const notice = `${DEMO} .export-notice`;
      await reader.find({ css: notice, text: 'often does not start in this browser' });
      expect(site.handovers).toEqual([]);
      await reader.click({ css: `${notice} button`, name: 'Open in CodeSandbox' });
      expect((await received(site)).path).toBe('/api/v1/sandboxes/define');
    },
  },
];
