import type { Catalogue } from '../../../../locale/useTexts';
import { en, type ExportTexts } from './en';
import { zhCN } from './zh-CN';

/** The texts about exports (B12). */
export const exportTexts: Catalogue<ExportTexts> = { en, 'zh-CN': zhCN };
