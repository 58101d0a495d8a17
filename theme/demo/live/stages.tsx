import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { parseLocale } from '../../../src/locale/locales';
import { selectLocale } from '../../locale/localeStore';
import { replayPress } from '../../replay/replayPress';
import { retypeText, typedText } from '../../replay/typedText';
import { demosLoaderOf, scriptsOf } from '../../site/scripts';
import type { DemosLoader } from '../../site/page';
import { prepareMarkup } from './firstMarkup';
import { demoRetries, forgetDemo, loadDemo } from './loadDemo';
import { Stage } from './Stage';
import { StageFailure } from './StageFailure';

const roots = new WeakMap<Element, Promise<Root | undefined>>();

/** Shows below a demo that it could not be started; what the server rendered stays. */
function showFailure(element: HTMLElement, start: () => void): void {
  const notice = element.appendChild(document.createElement('div'));
  const root = createRoot(notice);
  demoRetries.add(() => {
    root.unmount();
    notice.remove();
    start();
  });
  root.render(<StageFailure onRetry={demoRetries.run} />);
}

async function start(element: HTMLElement, demos: DemosLoader): Promise<Root | undefined> {
  const { stage: id = '' } = element.dataset;
  const rendered = element.firstElementChild;
  let typed: ReturnType<typeof typedText> = new Map();
  const catchUp = () => {
    retypeText(typed);
    // A stage that was hidden reacts once more.
    typed = new Map();
    replayPress(element);
  };
  const stage = <Stage id={id} demos={demos} onLive={catchUp} />;
  const options = { identifierPrefix: `${id}-` };
  if (!rendered) {
    const root = createRoot(element.appendChild(document.createElement('div')), options);
    root.render(stage);
    return root;
  }
  prepareMarkup(element);
  try {
    await loadDemo(id, demos);
  } catch {
    if (!element.isConnected) return undefined;
    showFailure(element, () => {
      forgetDemo(id);
      roots.delete(element);
      mountStage(element, demos);
    });
    return undefined;
  }
  if (!element.isConnected) return undefined;
  typed = typedText(element);
  return hydrateRoot(rendered, stage, options);
}

/**
 * Makes the demo in a stage live, once.
 *
 * @param demos - Loads the demos of the page that has it.
 */
export function mountStage(element: HTMLElement, demos: DemosLoader): void {
  if (!roots.has(element)) roots.set(element, start(element, demos));
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Makes all demos in a document live, in the language that its address asks for (B12): each in a
 * task of its own, so that the page can react in between.
 */
export async function mountStages(page: Document): Promise<void> {
  void selectLocale(parseLocale(page.location.search));
  const demos = demosLoaderOf(scriptsOf(page));
  for (const stage of page.querySelectorAll<HTMLElement>('[data-stage]')) {
    await nextTask();
    if (stage.isConnected) mountStage(stage, demos);
  }
}

/** Ends the demo of a stage that has left the document. */
export function unmountStage(element: HTMLElement): void {
  // React may only have moved it.
  queueMicrotask(() => {
    if (element.isConnected) return;
    void roots.get(element)?.then((root) => root?.unmount());
    roots.delete(element);
  });
}
