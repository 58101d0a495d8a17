import type { Catalogue } from '../../../locale/useTexts';
import { en, type SearchTexts } from './en';
import { zhCN } from './zh-CN';

/** The texts of the search dialog (B12). */
export const searchTexts: Catalogue<SearchTexts> = { en, 'zh-CN': zhCN };
