import { describe, expect, test } from 'vitest';
import { translateBlock, translateLine } from './commands';

const inAll = (line: string) =>
  (['pnpm', 'yarn', 'bun'] as const).map((manager) => translateLine(line, manager));

describe('a command of npm', () => {
  test.each([
    ['npm install', 'pnpm install', 'yarn install', 'bun install'],
    [
      'npm ci',
      'pnpm install --frozen-lockfile',
      'yarn install --frozen-lockfile',
      'bun install --frozen-lockfile',
    ],
    ['npm install rc-select', 'pnpm add rc-select', 'yarn add rc-select', 'bun add rc-select'],
    [
      'npm i a @b/c@1.2 d',
      'pnpm add a @b/c@1.2 d',
      'yarn add a @b/c@1.2 d',
      'bun add a @b/c@1.2 d',
    ],
    ['npm install -D a', 'pnpm add -D a', 'yarn add -D a', 'bun add -d a'],
    ['npm install a --save-dev', 'pnpm add a --save-dev', 'yarn add a --dev', 'bun add a --dev'],
    ['npm install --save a', 'pnpm add a', 'yarn add a', 'bun add a'],
    [
      'npm install --save-exact -D a',
      'pnpm add --save-exact -D a',
      'yarn add --exact -D a',
      'bun add --exact -d a',
    ],
    ['npm install -g a', 'pnpm add -g a', 'yarn global add a', 'bun add -g a'],
    ['npm uninstall --save a', 'pnpm remove a', 'yarn remove a', 'bun remove a'],
    ['npm rm --global a', 'pnpm remove -g a', 'yarn global remove a', 'bun remove -g a'],
    ['npm run build', 'pnpm run build', 'yarn run build', 'bun run build'],
    [
      'npm run a -- --b "c d"',
      'pnpm run a --b "c d"',
      'yarn run a --b "c d"',
      'bun run a --b "c d"',
    ],
    ['npm test', 'pnpm run test', 'yarn run test', 'bun run test'],
    [
      'npm create vite@latest app -- --template react-ts',
      'pnpm create vite@latest app --template react-ts',
      'yarn create vite@latest app --template react-ts',
      'bun create vite@latest app --template react-ts',
    ],
    ['npx --yes a --b', 'pnpm dlx a --b', 'yarn dlx a --b', 'bunx a --b'],
  ])('is said in the words of the others: %s', (line, ...expected) => {
    expect(inAll(line)).toEqual(expected);
  });

  test('is found beside other commands, a prompt and a comment', () => {
    expect(translateLine('$ cd app && npm i a; ls  # npm i b', 'pnpm')).toBe(
      '$ cd app && pnpm add a; ls  # npm i b',
    );
    expect(translateLine('  npm ci   || exit 1', 'bun')).toBe(
      '  bun install --frozen-lockfile   || exit 1',
    );
  });
});

test.each([
  '',
  'git clone a',
  '# npm install a',
  'echo "npm install a && npm ci"',
  'npm install --legacy-peer-deps a',
  'npm install -D',
  'npm uninstall',
  'npm ci --omit=dev',
  'npm run',
  'npm run build --watch',
  'npm init -y',
  'npm publish',
  'npm',
  'npx',
  'npx -p a b',
  'pnpm add a',
])('a line that is no command of npm, or has what others lack, stays as it is: %s', (line) => {
  expect(inAll(line)).toEqual([line, line, line]);
});

test('a block is translated line by line, and left alone for npm', () => {
  const block = 'npm uninstall a\ncd b\nnpm install c';
  expect(translateBlock(block, 'yarn')).toBe('yarn remove a\ncd b\nyarn add c');
  expect(translateBlock(block, 'npm')).toBe(block);
});
