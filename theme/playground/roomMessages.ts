import type { ProblemText } from '../locale/en';
import type { Locale } from '../../src/locale/locale';

/** Texts that stand in the place of the playground until its code is here. */
export interface RoomMessages {
  needsScript: string;
  failed: ProblemText;
}

/** The same texts in both languages. */
export const roomMessages: Record<Locale, RoomMessages> = {
  en: {
    needsScript:
      'The playground needs JavaScript. The demos of this site show their code without it, and the tables list every prop.',
    failed: {
      what: 'The playground could not be loaded.',
      why: 'Its script did not arrive; the connection may be down, or the site was just updated.',
    },
  },
  'zh-CN': {
    needsScript: '演练场需要 JavaScript。没有它也可以阅读本站示例的代码，所有属性都列在参考表中。',
    failed: {
      what: '演练场无法加载。',
      why: '脚本没有送达：网络可能已断开，或网站刚刚更新。',
    },
  },
};
