import { expect, test } from 'vitest';
import { commandsHtml } from './commandsHtml';

test('a block of commands has those for each package manager beside it', () => {
  expect(commandsHtml('bash', 'npm i "a>1"')).toBe(
    '<span data-npm="npm i &quot;a&gt;1&quot;" data-pnpm="pnpm add &quot;a&gt;1&quot;"' +
      ' data-yarn="yarn add &quot;a&gt;1&quot;" data-bun="bun add &quot;a&gt;1&quot;">' +
      'npm i &quot;a&gt;1&quot;</span>',
  );
});

test('a block without a command that is known, or of another language, has none', () => {
  expect(commandsHtml('bash', 'git clone a')).toBeUndefined();
  expect(commandsHtml('tsx', 'npm install a')).toBeUndefined();
  expect(commandsHtml(undefined, 'npm install a')).toBeUndefined();
});
