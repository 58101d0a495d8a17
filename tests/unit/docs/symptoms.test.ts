import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'tests/facts/symptoms';

/** What stands before the first colon in the titles of the facts. */
function provedSymptoms(): string[] {
  const sources = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));
  const titles = /^ +(?:title: )?(['"])([\w ]+.*?): .+\1,$/gm;
  return sources.flatMap((source) => [...source.matchAll(titles)].map(([, , title = '']) => title));
}

test('each symptom on the page has a fact that begins with its heading, and each fact has one', () => {
  const page = readFileSync('docs/guide/symptoms.md', 'utf8').replaceAll('`', '');
  const symptoms = [...page.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading);
  expect([...new Set(provedSymptoms())].sort()).toEqual(symptoms.sort());
});
