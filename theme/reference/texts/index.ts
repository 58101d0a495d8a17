import type { Catalogue } from '../../locale/useTexts';
import { en, type ReferenceTexts } from './en';
import { zhCN } from './zh-CN';

/** The texts of the prop tables; English pages hold the Chinese ones anyway (B12). */
export const referenceTexts: Catalogue<ReferenceTexts> = { en, 'zh-CN': zhCN };
