import type { Catalogue } from '../../locale/useTexts';
import { en, type PlaygroundTexts } from './en';
import { zhCN } from './zh-CN';

/** The texts of the playground (B12). */
export const playgroundTexts: Catalogue<PlaygroundTexts> = { en, 'zh-CN': zhCN };
