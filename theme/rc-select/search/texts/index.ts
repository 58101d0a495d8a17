import type { Catalogue } from '../../../locale/useTexts';
import { en, type StartingPointTitles } from './en';
import { zhCN } from './zh-CN';

/** Titles of the starting points that the search offers (B12). */
export const startingPointTitles: Catalogue<StartingPointTitles> = { en, 'zh-CN': zhCN };
