import { describe, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, parseLocale, withLocale } from './locales';
import { pageTexts } from './texts';
import { inEveryLanguage } from '../../tests/support/inEveryLanguage';

const translations = await inEveryLanguage(pageTexts);

describe('the language of the theme (B12)', () => {
  test.for(LOCALES)('is $name when the address says so', ({ id }) => {
    expect(parseLocale(`?x=1&locale=${id}`)).toBe(id);
    expect(parseLocale(withLocale('/demo', id).slice('/demo'.length))).toBe(id);
  });

  test.for(['', '?locale=xx', '?locale=', '?locale=ZH', '?x=zh-CN', '?locale=%E0%A4%A'])(
    'is English for "%s"',
    (search) => {
      expect(parseLocale(search)).toBe(DEFAULT_LOCALE);
    },
  );

  test.each([
    ['/demo', 'zh-CN', '/demo?locale=zh-CN'],
    ['/demo#a', 'zh-CN', '/demo?locale=zh-CN#a'],
    ['/?tab=migration#b', 'zh-CN', '/?tab=migration&locale=zh-CN#b'],
    ['/demo?locale=zh-CN#a', 'en', '/demo#a'],
    ['/demo', 'en', '/demo'],
    ['#only', 'en', '#only'],
    ['//host.example/', 'zh-CN', '/host.example/?locale=zh-CN'],
    ['///host.example', 'en', '/host.example'],
    ['/\\host.example', 'en', '/host.example'],
  ] as const)('%s in %s is %s', (to, locale, address) => {
    expect(withLocale(to, locale)).toBe(address);
  });

  test.for(translations)('has no empty text in %s', ([, catalogue]) => {
    const texts = Object.values(catalogue).flatMap((text: unknown) =>
      typeof text === 'object' && text ? Object.values(text as Record<string, unknown>) : [text],
    );
    expect(texts).not.toContain('');
    expect(texts.length).toBeGreaterThan(40);
  });
});
