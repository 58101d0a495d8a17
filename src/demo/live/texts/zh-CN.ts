import type { StageTexts } from '../texts';

/** The texts of a demo's stage in Chinese. */
export const texts: StageTexts = {
  demoStopped: { what: '此示例已停止。', why: '它抛出了错误，页面的其余部分不受影响。' },
  demoUnavailable: {
    what: '无法加载此示例。',
    why: '网络可能已断开，或网站刚刚更新。',
  },
  demoWaits: '此示例在浏览器中启动。',
};
