import { DEVICE_WIDTHS } from '../../view';
import type { ViewTexts } from '../texts';

/** The texts of a demo's view in Chinese. */
export const texts: ViewTexts = {
  width: '宽度',
  widths: {
    full: '全宽',
    tablet: `平板 ${DEVICE_WIDTHS.tablet}`,
    phone: `手机 ${DEVICE_WIDTHS.phone}`,
  },
  direction: '方向',
  directions: { ltr: '从左到右', rtl: '从右到左' },
  colours: '配色',
  schemes: { page: '跟随页面', light: '浅色', dark: '深色' },
  edge: '示例宽度',
  pixels: (width) => `${width} 像素`,
  pixelsScaled: (width, percent) => `${width} 像素，缩放至 ${percent}%`,
  onlyPublished: '这些选项只作用于已发布的示例，请先重置对代码的修改再使用。',
  frameFailed: { what: '无法加载此示例。', why: '可能是网络已断开。' },
};
