import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CALLOUT_KINDS } from '../../../src/locale/calloutKinds';

const tokens = readFileSync('theme/styles/tokens.css', 'utf8');

type Scheme = 'light' | 'dark';

function luminance(token: string, scheme: Scheme): number {
  const pair = new RegExp(`${token}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(
    tokens,
  );
  const [l = 0, c = 0, h = 0] = (pair?.[scheme === 'light' ? 1 : 2] ?? '').split(' ').map(Number);
  // OKLab to linear sRGB: https://bottosson.github.io/posts/oklab/
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * (channels[0] ?? 0) + 0.7152 * (channels[1] ?? 0) + 0.0722 * (channels[2] ?? 0);
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string, scheme: Scheme): number {
  const [dark = 0, light = 0] = [luminance(one, scheme), luminance(other, scheme)].sort(
    (x, y) => x - y,
  );
  return (light + 0.05) / (dark + 0.05);
}

const code = ['comment', 'keyword', 'string', 'number', 'function', 'tag', 'attr'].map(
  (name) => `--code-${name}`,
);
const callouts = CALLOUT_KINDS.map((name) => `--callout-${name}`);

const text = ['--color-text', '--color-muted', '--color-accent'];

/** Colours that have to be read, each with what is behind them. */
const READ: readonly (readonly [text: string, ground: string])[] = [
  ...['--color-bg', '--color-surface'].flatMap((ground) =>
    text.map((each) => [each, ground] as const),
  ),
  ['--color-text', '--color-raised'],
  ['--color-muted', '--color-raised'],
  ['--color-on-accent', '--color-accent'],
  ['--color-text', '--color-mark'],
  ...code.map((each) => [each, '--color-bg'] as const),
  ...['--color-text', ...code].map((each) => [each, '--color-marked-line'] as const),
  ...callouts.map((each) => [each, '--color-bg'] as const),
];

/** The current entry of the sidebar. */
const CURRENT = ['--color-accent', '--color-accent-soft'] as const;

/** The borders of controls. */
const BORDER = ['--color-border', '--color-bg'] as const;

/** Lines and grounds that nothing has to be told apart by. */
const DECORATION = ['--color-hairline', '--color-selection', '--color-shade'];

describe.each(['light', 'dark'] as const)('contrast in %s', (scheme) => {
  test.each(READ)('%s on %s is AAA for text', (each, ground) => {
    expect(contrast(each, ground, scheme)).toBeGreaterThanOrEqual(7);
  });

  test('the current entry of the sidebar is AA', () => {
    expect(contrast(...CURRENT, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test('borders of controls are AA for interface parts', () => {
    expect(contrast(...BORDER, scheme)).toBeGreaterThanOrEqual(3);
  });
});

test('every colour of the tokens is compared with another, or only decorates', () => {
  const colours = [...tokens.matchAll(/^ +(--[\w-]+): light-dark\(/gm)].map(
    ([, name = '']) => name,
  );
  const known = new Set([...READ.flat(), ...CURRENT, ...BORDER, ...DECORATION]);
  expect(
    colours.filter((name) => !known.has(name)),
    'Add these to READ of this test with what is behind them, or to DECORATION.',
  ).toEqual([]);
});
