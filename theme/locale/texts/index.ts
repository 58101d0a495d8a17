import type { TranslatedLocale } from '../../../src/locale/locales';
import { en, type PageTexts, type ProblemText } from './en';

export { en, type PageTexts, type ProblemText };

/** Each a chunk of its own: readers of English do not download the others (B12). */
export const translations: Record<TranslatedLocale, () => Promise<PageTexts>> = {
  'zh-CN': async () => (await import('./zh-CN')).zhCN,
};
