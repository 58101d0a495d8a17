import type { Locale } from '../../../../src/locale/locale';
import type { ProblemText } from '../../../locale/en';
import { useLocale } from '../../../locale/useLocale';

/** The texts of a demo's view, which come with its code and not with the page. */
export interface ViewMessages {
  width: string;
  widths: Record<'full' | 'tablet' | 'phone', string>;
  direction: string;
  directions: Record<'ltr' | 'rtl', string>;
  colours: string;
  schemes: Record<'page' | 'light' | 'dark', string>;
  edge: string;
  pixels: (width: number) => string;
  pixelsCut: (width: number) => string;
  onlyPublished: string;
  frameFailed: ProblemText;
}

const english: ViewMessages = {
  width: 'Width',
  widths: { full: 'Full', tablet: 'Tablet, 768', phone: 'Phone, 390' },
  direction: 'Direction',
  directions: { ltr: 'Left to right', rtl: 'Right to left' },
  colours: 'Colours',
  schemes: { page: 'As the page', light: 'Light', dark: 'Dark' },
  edge: 'Width of the demo',
  pixels: (width) => `${width} px`,
  pixelsCut: (width) => `${width} px, wider than this column: scroll sideways`,
  onlyPublished:
    'These options show the demo as it is published. Reset your changes to the code to use them.',
  frameFailed: {
    what: 'The demo could not be loaded.',
    why: 'Its page did not arrive; the connection may be down.',
  },
};

const chinese: ViewMessages = {
  width: '宽度',
  widths: { full: '全宽', tablet: '平板 768', phone: '手机 390' },
  direction: '方向',
  directions: { ltr: '从左到右', rtl: '从右到左' },
  colours: '配色',
  schemes: { page: '与页面相同', light: '浅色', dark: '深色' },
  edge: '演示的宽度',
  pixels: (width) => `${width} 像素`,
  pixelsCut: (width) => `${width} 像素，比本栏宽：可横向滚动`,
  onlyPublished: '这些选项只作用于已发布的示例。请先重置你对代码的修改。',
  frameFailed: { what: '无法加载此示例。', why: '示例页面没有送达；网络可能已断开。' },
};

const VIEW_MESSAGES: Record<Locale, ViewMessages> = { en: english, 'zh-CN': chinese };

/** The texts of a demo's view in the language in use. */
export function useViewMessages(): ViewMessages {
  return VIEW_MESSAGES[useLocale().locale];
}
