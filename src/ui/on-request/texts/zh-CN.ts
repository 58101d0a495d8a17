import type { NoticeTexts } from '../texts';

/** The texts of a notice in Chinese. */
export const texts: NoticeTexts = { tryAgain: '重试' };
