import type { UpdateTexts } from '../texts';

/** The texts of the notice of an update in Chinese. */
export const texts: UpdateTexts = {
  what: '本站已更新。',
  why: '当前显示的是你上次访问时的版本。',
  reload: '刷新',
  later: '稍后',
};
