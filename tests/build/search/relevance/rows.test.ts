import { describe, expect, test } from 'vitest';
import { REFERENCES } from '../../../support/references';
import { builtEngine } from '../support';

const engine = builtEngine();

describe('the name of a prop finds its row', () => {
  const rows = new Map<string, string[]>();
  for (const { anchor, entries } of REFERENCES) {
    for (const { name } of entries) {
      rows.set(name, [...(rows.get(name) ?? []), `/#${anchor}-${name}`]);
    }
  }

  test.each([...rows])('%s, before all but pages of that name (D5)', (name, links) => {
    const { groups } = engine.search(name);
    const hints = groups
      .flatMap((group) => group.hints)
      .sort((one, other) => other.priority - one.priority);
    const pages = hints.filter(({ type, pageTitle }) => {
      return type === 'page' && new RegExp(`\\b${name}\\b`, 'i').test(pageTitle);
    });
    const documentation = groups.find(({ title }) => title === 'Documentation');
    expect(documentation?.hints.slice(0, links.length).map(({ link }) => link)).toEqual(links);
    expect(hints[pages.length]?.priority).toBe(documentation?.hints[0]?.priority);
  });
});
