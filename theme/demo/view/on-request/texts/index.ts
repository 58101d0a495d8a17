import type { Catalogue } from '../../../../locale/useTexts';
import { en, type ViewTexts } from './en';
import { zhCN } from './zh-CN';

/** The texts of a demo's view (B12). */
export const viewTexts: Catalogue<ViewTexts> = { en, 'zh-CN': zhCN };
