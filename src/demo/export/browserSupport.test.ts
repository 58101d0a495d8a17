import { expect, test } from 'vitest';
import { isTroubledByStackBlitz } from './browserSupport';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, false],
  [
    'Edge',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/153.0.0.0`,
    false,
  ],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, false],
  [
    'Chromium without a window',
    'AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/153.0.0.0 Safari/537.36',
    false,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', false],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    true,
  ],
  ['Safari on an iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, true],
  ['Chrome on an iPhone', `${iPhone} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, true],
  ['Firefox on an iPhone', `${iPhone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, true],
  [
    'GNOME Web',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    true,
  ],
  ['an unknown browser', 'Something/1.0', false],
  ['no user agent', '', false],
])(
  'the user agent of %s shows whether StackBlitz is known not to start',
  (_, userAgent, troubled) => {
    expect(isTroubledByStackBlitz(userAgent)).toBe(troubled);
  },
);
