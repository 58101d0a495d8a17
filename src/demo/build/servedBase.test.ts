import { expect, test } from 'vitest';
import { withBase } from './servedBase';

test('code that fetches from a served folder does so below the path of the site', () => {
  const code = 'a(\'/data/x.json\'); b(`/data/${id}.json`); const BASE = "/data";';
  expect(withBase(code, ['data'], '/docs/')).toBe(
    'a(\'/docs/data/x.json\'); b(`/docs/data/${id}.json`); const BASE = "/docs/data";',
  );
});

test('any other text stays as it is', () => {
  const code = "a('/database/x.json'); b('/other'); c('data/x'); d('https://a.example/data/x');";
  expect(withBase(code, ['data'], '/docs/')).toBe(code);
  expect(withBase("a('/data')", [], '/docs/')).toBe("a('/data')");
});
