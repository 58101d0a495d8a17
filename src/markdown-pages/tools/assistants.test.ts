import { expect, test } from 'vitest';
import { assistantsFor } from './assistants';

test('an assistant opens with the whole prompt, whatever characters it has', () => {
  const prompt = 'Read https://docs.example/select/a.md?b=1&c#d, 并回答我的问题。';
  const assistants = assistantsFor(prompt);
  expect(assistants.map(({ name }) => name)).toEqual(['ChatGPT', 'Claude']);
  for (const { href } of assistants) {
    const { protocol, searchParams, hash } = new URL(href);
    expect([protocol, searchParams.get('q'), hash]).toEqual(['https:', prompt, '']);
  }
});
