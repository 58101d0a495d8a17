import { expect, test } from 'vitest';
import { tidyPath } from './tidyPath';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/demo/single', '/demo/single'],
  ['/demo/single/', '/demo/single'],
  ['/demo/single//', '/demo/single'],
  ['//demo/single', '/demo/single'],
  ['/demo//single', '/demo/single'],
  ['/demo/single/index.html', '/demo/single'],
  ['/demo/single//index.html', '/demo/single'],
  ['/demo/myindex.html', '/demo/myindex.html'],
  ['//', '/'],
])('the site writes %s as %s (B8)', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
  expect(tidyPath(tidy)).toBe(tidy);
});
