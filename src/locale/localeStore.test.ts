import { beforeEach, expect, test, vi } from 'vitest';
import { TRANSLATIONS } from './locales';

const [{ id: OTHER }] = TRANSLATIONS;

const ENGLISH = { search: 'Search' };
const TRANSLATED = { search: 'Αναζήτηση' };

async function freshStore() {
  vi.resetModules();
  return import('./localeStore');
}

const request = vi.fn<(locale: string) => Promise<unknown>>();

beforeEach(() => {
  request.mockReset().mockResolvedValue({ texts: TRANSLATED });
});

test('another language takes effect, in all catalogues at once, when its texts have arrived', async () => {
  const { createCatalogue, localeStore, missingLocale, selectLocale } = await freshStore();
  let arrive: (module: unknown) => void = () => undefined;
  const early = createCatalogue(ENGLISH, request);
  const late = createCatalogue(ENGLISH, () => new Promise((resolve) => (arrive = resolve)));
  const selected = selectLocale(OTHER);
  await vi.waitFor(() => expect(request).toHaveBeenCalledWith(OTHER));
  expect([localeStore.get(), early.get(), late.get()]).toEqual(['en', ENGLISH, ENGLISH]);
  arrive({ texts: TRANSLATED });
  await selected;
  expect([localeStore.get(), early.get(), late.get()]).toEqual([OTHER, TRANSLATED, TRANSLATED]);
  expect(missingLocale.get()).toBeUndefined();
});

test('a chunk that arrives later is in the language in use, and hydrates in English', async () => {
  const { createCatalogue, selectLocale } = await freshStore();
  await selectLocale(OTHER);
  const catalogue = createCatalogue(ENGLISH, request);
  await vi.waitFor(() => expect(catalogue.get()).toBe(TRANSLATED));
  expect(catalogue.initial()).toBe(ENGLISH);
});

test('texts are requested once, however often their language is selected', async () => {
  const { createCatalogue, selectLocale } = await freshStore();
  const catalogue = createCatalogue(ENGLISH, request);
  await selectLocale(OTHER);
  await selectLocale('en');
  expect(catalogue.get()).toBe(ENGLISH);
  await selectLocale(OTHER);
  expect(catalogue.get()).toBe(TRANSLATED);
  expect(request).toHaveBeenCalledOnce();
});

test('a failure to load texts is reported, and selecting the language again requests them again', async () => {
  request.mockRejectedValueOnce(new Error('Loading chunk failed'));
  const { createCatalogue, localeStore, missingLocale, selectLocale } = await freshStore();
  createCatalogue(ENGLISH, request);
  await selectLocale(OTHER);
  expect(localeStore.get()).toBe('en');
  expect(missingLocale.get()).toBe(OTHER);
  await selectLocale(OTHER);
  expect(request).toHaveBeenCalledTimes(2);
  expect(localeStore.get()).toBe(OTHER);
  expect(missingLocale.get()).toBeUndefined();
});

test('a reader who has gone back to English sees neither the language nor its failure', async () => {
  const { createCatalogue, localeStore, missingLocale, selectLocale } = await freshStore();
  const catalogue = createCatalogue(ENGLISH, request);
  const other = selectLocale(OTHER);
  await selectLocale('en');
  await other;
  expect([localeStore.get(), catalogue.get()]).toEqual(['en', ENGLISH]);

  request.mockRejectedValue(new Error('Loading chunk failed'));
  createCatalogue(ENGLISH, request);
  const failing = selectLocale(OTHER);
  await selectLocale('en');
  await failing;
  expect(missingLocale.get()).toBeUndefined();
});
