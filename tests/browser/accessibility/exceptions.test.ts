import { describe } from 'vitest';
import { findExceptions } from '../support/axe';
import { EXCEPTIONS } from '../support/axeExceptions';
import { expect, test } from '../support/test';
import { enter } from './enter';
import { STATES } from './states';

describe('an exception from the rules of axe is still needed, or has to be removed', () => {
  test.for(EXCEPTIONS.map((exception) => [exception.rule, exception] as const))(
    '%s',
    async ([, exception], { visit }) => {
      const state = STATES.find(({ name }) => name === exception.state);
      if (!state) throw new Error(`There is no state "${exception.state}".`);
      expect(await findExceptions(await enter(state, visit))).toContain(exception);
    },
  );
});
