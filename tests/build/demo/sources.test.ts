import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isShared } from '../../../src/demo/code/model';
import { demoAssets, DEMO_BLOCKS, demoProject, pageOfDemo } from '../../support/demos';
import { filesWith, parse } from '../dist';

/** The tabs of a demo block: their labels and contents. */
function tabsOf(id: string) {
  const page = parse(pageOfDemo(id));
  const block = page.querySelector(`section[id$="-demo-${id}"]`);
  return [...(block?.querySelectorAll('.demo-sources [role="tab"]') ?? [])].map((tab) => {
    const panel = block?.querySelector(`[id="${tab.getAttribute('aria-controls')}"]`);
    return {
      label: tab.textContent,
      code: panel?.querySelector('code')?.textContent,
      href: panel?.querySelector('a')?.getAttribute('href'),
    };
  });
}

describe.each(DEMO_BLOCKS)('the sources of the demo $id (E1)', ({ id, entry }) => {
  const tabs = tabsOf(id);
  const folder = path.dirname(entry);

  test('are its own files under their real names, entry first, unchanged', () => {
    const own = Object.entries(demoAssets(id).files).map(([file, text]) => ({
      label: path.relative(folder, file).replace(/^(\.\.\/)+/, ''),
      code: text.trimEnd(),
      href: undefined,
    }));
    expect(tabs[0]?.label).toBe(path.basename(entry));
    expect(tabs.filter(({ code }) => code !== undefined)).toEqual(expect.arrayContaining(own));
    expect(tabs.filter(({ code }) => code !== undefined)).toHaveLength(own.length);
  });

  test('include links to the shared files that it imports', () => {
    const reached = Object.keys(demoProject(id).files).flatMap((file) => {
      const below = file.replace(/^src\//, '');
      return below.includes('/') && isShared(below, entry) && file !== below
        ? [`/sources/${below}`]
        : [];
    });
    const links = tabs.flatMap(({ href }) => href ?? []);
    expect(links.sort()).toEqual(reached.sort());
    for (const link of links) expect(filesWith('')).toContain(link.slice(1));
  });
});
