import type { StageTexts } from '../texts';

/** The texts of a demo's stage in Chinese. */
export const texts: StageTexts = {
  demoStopped: { what: '此示例已停止运行。', why: '它抛出了错误，页面的其余部分不受影响。' },
  demoUnavailable: {
    what: '无法加载此示例。',
    why: '可能是网络已断开，或网站刚刚更新过。',
  },
  demoWaits: '此示例将在浏览器中启动。',
};
