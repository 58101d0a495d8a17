import { expect, test } from 'vitest';
import { variablesIn } from './styleVariables';

test('the variables of a style sheet have the value that is declared first, and what a comment says', () => {
  const {
    '--gap': gap,
    '--rail': rail,
    '--icon': icon,
    ...others
  } = variablesIn(`
    /* The theme. */

    :root {
      /**
       * Space between
       * two marks.
       */
      --gap: 4px;
      --rail: color-mix(in srgb, var(--accent, red) 20%, transparent); /* Behind the track. */
      --icon: url("data:image/svg+xml;base64,{}");--last:1
    }
    .dark { --gap: 8px; }
  `);
  expect(gap).toMatchObject({ default: '4px', description: 'Space between two marks.' });
  expect(rail).toMatchObject({
    default: 'color-mix(in srgb, var(--accent, red) 20%, transparent)',
    description: 'Behind the track.',
  });
  expect(icon).toEqual({
    type: '',
    required: false,
    deprecated: false,
    names: [],
    default: 'url("data:image/svg+xml;base64,{}")',
  });
  expect(others).toMatchObject({ '--last': { default: '1' } });
  expect(Object.keys(others)).toEqual(['--last']);
});

test('what only looks like a variable is none, and those with an underscore are private', () => {
  const css = `
    /* --old: 1px; */
    .button--primary:hover { color: var(--text); }
    .button { --_width: 2px; transition: --text 1s; }
  `;
  expect(variablesIn(css)).toEqual({});
});
