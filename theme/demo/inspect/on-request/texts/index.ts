import type { Catalogue } from '../../../../locale/useTexts';
import { en, type InspectTexts } from './en';
import { zhCN } from './zh-CN';

/** The texts of the inspector (B12). */
export const inspectTexts: Catalogue<InspectTexts> = { en, 'zh-CN': zhCN };
