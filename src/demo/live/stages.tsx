import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { parseLocale } from '../../locale/locales';
import { selectLocale } from '../../locale/localeStore';
import { rememberElements } from '../../document/replay/handOver';
import { replayPress } from '../../document/replay/replayPress';
import { retypeText, typedIn, type TypedText } from '../../document/replay/typedText';
import { demosLoaderOf, scriptsOf } from '../../document/router/scripts';
import type { DemosLoader } from '../../document/router/page';
import { prepareMarkup } from './firstMarkup';
import { demoRetries, forgetDemo, loadDemo } from './loadDemo';
import { Stage } from './Stage';
import { StageFailure } from './StageFailure';

/**
 * The roots of demos, by the element that React hydrates. It may move to another stage
 * (src/document/replay/handOver.ts).
 */
const roots = new WeakMap<Element, Promise<Root | undefined>>();

/** What the server rendered in a stage, or an element for a demo that it did not render. */
function contentOf(stage: HTMLElement): Element {
  return stage.firstElementChild ?? stage.appendChild(document.createElement('div'));
}

/** Shows below a demo that it could not be started; what the server rendered stays. */
function showFailure(content: Element, start: () => void): void {
  const notice = document.createElement('div');
  content.after(notice);
  const root = createRoot(notice);
  demoRetries.add(() => {
    root.unmount();
    notice.remove();
    start();
  });
  root.render(<StageFailure onRetry={demoRetries.run} />);
}

async function start(
  content: Element,
  stage: HTMLElement,
  demos: DemosLoader,
): Promise<Root | undefined> {
  const { stage: id = '' } = stage.dataset;
  const rendered = content.firstChild !== null;
  let handOver: ReturnType<typeof rememberElements> = () => undefined;
  let typed: TypedText = new Map();
  const onRendered = () => {
    const successors = handOver();
    if (successors) typed = typedIn(successors.before, successors.of);
  };
  const onLive = () => {
    retypeText(typed);
    // A stage that was hidden reacts once more.
    typed = new Map();
    handOver = () => undefined;
    if (content.parentElement) replayPress(content.parentElement);
  };
  const element = <Stage id={id} demos={demos} onRendered={onRendered} onLive={onLive} />;
  const options = { identifierPrefix: `${id}-` };
  if (!rendered) {
    const root = createRoot(content, options);
    root.render(element);
    return root;
  }
  prepareMarkup(stage);
  try {
    await loadDemo(id, demos);
  } catch {
    if (!content.isConnected) return undefined;
    showFailure(content, () => {
      forgetDemo(id);
      roots.delete(content);
      if (content.parentElement) mountStage(content.parentElement, demos);
    });
    return undefined;
  }
  if (!content.isConnected) return undefined;
  typed = typedIn(content.querySelectorAll('*'));
  handOver = rememberElements(content);
  return hydrateRoot(content, element, options);
}

/** Makes the demo in a stage live, once. */
export function mountStage(stage: HTMLElement, demos: DemosLoader): void {
  const content = contentOf(stage);
  if (!roots.has(content)) roots.set(content, start(content, stage, demos));
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
export function unmountStage(stage: HTMLElement): void {
  const content = stage.firstElementChild;
  // React may only have moved it.
  queueMicrotask(() => {
    if (!content || content.isConnected) return;
    void roots.get(content)?.then((root) => root?.unmount());
    roots.delete(content);
  });
}
