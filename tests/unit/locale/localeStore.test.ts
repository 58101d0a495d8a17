import { beforeEach, expect, test, vi } from 'vitest';

const texts = vi.hoisted(() => ({ isDown: false, requests: 0 }));

// A getter, since a module that has been imported once is not evaluated again.
vi.mock('../../../theme/locale/texts/zh-CN', () => ({
  get zhCN() {
    texts.requests += 1;
    if (texts.isDown) throw new Error('Loading chunk failed');
    return { search: '搜索' };
  },
}));

async function freshStore() {
  vi.resetModules();
  return import('../../../theme/locale/localeStore');
}

beforeEach(() => {
  texts.isDown = false;
  texts.requests = 0;
});

test('another language takes effect when its texts have loaded', async () => {
  const { localeStore, missingLocale, selectLocale } = await freshStore();
  await selectLocale('zh-CN');
  expect(localeStore.get().locale).toBe('zh-CN');
  expect(localeStore.get().texts.search).toBe('搜索');
  expect(missingLocale.get()).toBeUndefined();
});

test('a failure to load texts is reported, and selecting the language again requests them again', async () => {
  texts.isDown = true;
  const { localeStore, missingLocale, selectLocale } = await freshStore();
  await selectLocale('zh-CN');
  expect(localeStore.get().locale).toBe('en');
  expect(missingLocale.get()).toBe('zh-CN');
  texts.isDown = false;
  await selectLocale('zh-CN');
  expect(texts.requests).toBe(2);
  expect(localeStore.get().locale).toBe('zh-CN');
  expect(missingLocale.get()).toBeUndefined();
});

test('no failure is reported once the reader is back to English', async () => {
  texts.isDown = true;
  const { missingLocale, selectLocale } = await freshStore();
  const chinese = selectLocale('zh-CN');
  await selectLocale('en');
  await chinese;
  expect(texts.requests).toBe(1);
  expect(missingLocale.get()).toBeUndefined();
});
