import type { Catalogue } from '../../../locale/useTexts';
import { en } from './en';
import { zhCN } from './zh-CN';

/** Names of the examples that the playground offers (B12). */
export const exampleNames: Catalogue<Readonly<Record<string, string>>> = { en, 'zh-CN': zhCN };
