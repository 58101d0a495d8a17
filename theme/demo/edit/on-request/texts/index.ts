import type { Catalogue } from '../../../../locale/useTexts';
import { en, type EditTexts } from './en';
import { zhCN } from './zh-CN';

/** The texts of the editor (B12). */
export const editTexts: Catalogue<EditTexts> = { en, 'zh-CN': zhCN };
