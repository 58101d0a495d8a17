import { expect, test } from 'vitest';
import { givenCommand } from '../../../scripts/lib/givenCommand';

test.each([
  ['npm run docs:serve', 'docs:serve', 'npm/11.0.0 node/v20'],
  ['npm start', 'start', 'npm/11.0.0 node/v20'],
  ['pnpm run serve', 'serve', 'pnpm/10.0.0 npm/? node/v20'],
  ['yarn serve', 'serve', 'yarn/4.0.0 npm/? node/v20'],
  [undefined, 'npx', 'npm/11.0.0 node/v20'],
  [undefined, undefined, undefined],
])('messages name the command that was given: %s', (command, script, agent) => {
  const env = { npm_lifecycle_event: script, npm_config_user_agent: agent };
  expect(givenCommand(env)).toBe(command);
});
