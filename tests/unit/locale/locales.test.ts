import { describe, expect, test } from 'vitest';
import { en } from '../../../theme/locale/texts';
import { parseLocale, withLocale } from '../../../src/locale/locales';
import { zhCN } from '../../../theme/locale/texts/zh-CN';

describe('the language of the theme (B12)', () => {
  test('is Chinese when the address says so, English for anything else', () => {
    expect(parseLocale('?locale=zh-CN')).toBe('zh-CN');
    for (const search of [
      '',
      '?locale=xx',
      '?locale=',
      '?locale=ZH',
      '?x=zh-CN',
      '?locale=%E0%A4%A',
    ]) {
      expect(parseLocale(search)).toBe('en');
    }
  });

  test.each([
    ['/demo', 'zh-CN', '/demo?locale=zh-CN'],
    ['/demo#a', 'zh-CN', '/demo?locale=zh-CN#a'],
    ['/?tab=migration#b', 'zh-CN', '/?tab=migration&locale=zh-CN#b'],
    ['/demo?locale=zh-CN#a', 'en', '/demo#a'],
    ['/demo', 'en', '/demo'],
    ['#only', 'en', '#only'],
  ] as const)('%s in %s is %s', (to, locale, address) => {
    expect(withLocale(to, locale)).toBe(address);
  });

  test('has no empty text in any language', () => {
    for (const messages of [en, zhCN]) {
      const texts = Object.values(messages).flatMap((text: unknown) =>
        typeof text === 'object' && text ? Object.values(text as Record<string, unknown>) : [text],
      );
      expect(texts).not.toContain('');
      expect(texts.length).toBeGreaterThan(40);
    }
  });
});
