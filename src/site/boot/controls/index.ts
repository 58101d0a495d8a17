import { markCurrentSection } from '../../../../theme/contents/markCurrentSection';
import { isHydrated } from '../isHydrated';
import { pressCopy } from './copy';
import { pressMenu } from './menu';
import { pressTab } from './tabs';
import { COMPACT_TOC, COPY_BUTTON, TOC } from '../../../document/contract';

/** Does what the application would do. */
function react(event: Event): void {
  const { target, type } = event;
  if (isHydrated() || !(target instanceof Element)) return;
  const isClick = type === 'click';
  const copyButton = isClick && target.closest<HTMLElement>(`.${COPY_BUTTON}`);
  if (copyButton) void pressCopy(copyButton);
  // The press is not done again when the application is there.
  else if (pressTab(target, event) || (isClick && pressMenu(target, event)))
    window.lastPress = undefined;
}

/** Marks the current section while somebody scrolls, as the application does from its start. */
function followScrolling(contents: HTMLElement): void {
  const follow = () => {
    if (isHydrated()) window.removeEventListener('scroll', follow);
    else markCurrentSection(contents);
  };
  window.addEventListener('scroll', follow, { passive: true });
  follow();
}

document.addEventListener('click', react);
document.addEventListener('keydown', react);
// Not by src/document/replay, which is in the chunk of React.
if (window.lastPress) react(window.lastPress.event);
for (const contents of document.querySelectorAll<HTMLElement>(`.${TOC}, .${COMPACT_TOC}`))
  followScrolling(contents);
