import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import lock from '../../../package-lock.json';
import { readSurface } from '../../../scripts/releases/surface';
import type { Release } from '../../../scripts/releases/compare';
import record from '../../../src/subject/rc-select/releases.json';

const page = readFileSync('docs/guide/releases.md', 'utf8');
const releases = Object.entries<Release>(record.releases);
const installed = lock.packages['node_modules/rc-select'];

/** The cells of the rows whose first one is a version. */
const rows = [...page.matchAll(/^\| (14[\d.]+) *\|(.*)\|$/gm)].map(
  ([, since = '', cells = '']) => ({
    since,
    cells: cells.split('|').map((cell) => cell.trim()),
  }),
);

/** How the page writes a member: as a link to its row, or as code where it has none. */
function written(member: string): string {
  const [table = '', name = ''] = member.split('.');
  return ['Select', 'Methods', 'Option'].includes(table)
    ? `(/#${table.toLowerCase()}-${name})`
    : `\`${name}\``;
}

describe('what the page about releases says', () => {
  // The compiler reads all that the types import.
  test('is read from the release that is installed', { timeout: 90_000 }, () => {
    expect(record.newest).toBe(installed.version);
    expect(record.integrity).toBe(installed.integrity);
    expect(page).toContain(`The newest is ${installed.version}.`);
    expect(record.members).toEqual(
      Object.keys(readSurface(path.resolve('node_modules/rc-select'))),
    );
  });

  test.each(releases)(
    'has what %s has added, changed, deprecated and removed',
    (version, release) => {
      const members = Object.keys({ ...release.added, ...release.changed });
      const ofVersion = rows.filter(({ since }) => since === version).flatMap(({ cells }) => cells);
      for (const member of members)
        expect(ofVersion.join('\n'), `${member} in ${version}`).toContain(written(member));
      for (const member of release.deprecated ?? []) {
        const [, section = ''] = page.split(`## Deprecated since ${version}\n`);
        expect(section.split('\n## ')[0]).toContain(written(member));
      }
      for (const member of release.removed ?? []) {
        const [, section = ''] = page.split(new RegExp(`^## .* since ${version}$`, 'm'));
        expect(section.split('\n## ')[0]).toContain(`\`${member.replace('Select.', '')}\``);
      }
      for (const [name, range] of Object.entries(release.dependencies ?? {})) {
        if (range === null) expect(ofVersion.join('\n')).toContain(`instead of \`${name}\``);
        else expect(ofVersion.join('\n')).toMatch(new RegExp(`\`${name}\`\n\`\\${range}\``));
      }
    },
  );

  test('has no row of a release without news, and no row of a prop that is gone', () => {
    const news = new Set(releases.map(([version]) => version));
    expect(rows.filter(({ since }) => !news.has(since))).toEqual([]);
    const members = record.members.map(written);
    const anchors = [...page.matchAll(/\(\/#(?:select|methods|option)-\w+\)/g)].map(([it]) => it);
    expect(anchors.filter((anchor) => !members.includes(anchor))).toEqual([]);
  });

  test('has each release once in a row of its own for each prop, in order', () => {
    const first = rows.slice(
      0,
      rows.findIndex(({ since }) => since === '14.0.4'),
    );
    const order = first.map(({ since }) => since);
    expect(order).toEqual(
      [...order].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    );
    expect(order.length).toBeGreaterThan(10);
  });
});
