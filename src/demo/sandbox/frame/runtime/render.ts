import type * as React from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { createRoot } from 'react-dom/client';
import type { NextTask } from './guard';

/**
 * The parts of React that show a component. Given, not imported: the runtime's entry decides which
 * React it is.
 */
export interface ReactParts extends Pick<
  typeof React,
  'createElement' | 'startTransition' | 'Suspense' | 'useEffect' | 'useState'
> {
  createRoot: typeof createRoot;
}

interface RenderEvents {
  /** The component was rendered, and its effects have run without an error. */
  onRendered: () => void;
  /**
   * The component threw where no boundary of its own was, while rendering or in an effect, now or
   * later, and is gone.
   */
  onFailed: (error: unknown) => void;
}

/** Whether a value can be rendered: a function, or what `memo`, `lazy` and `forwardRef` make. */
export function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))
  );
}

/** Shows a component in the document. */
export function render(
  component: ComponentType,
  container: Element,
  react: ReactParts,
  nextTask: NextTask,
  { onRendered, onFailed }: RenderEvents,
): void {
  const { createElement, Suspense } = react;
  let hasFailed = false;

  function Outermost({ children }: { children?: ReactNode }) {
    const [isQuiet, setQuiet] = react.useState(false);

    // A transition has to wait for all other updates, so it does not come where effects set state
    // again and again.
    react.useEffect(function waitForOtherUpdates() {
      react.startTransition(() => setQuiet(true));
    }, []);

    react.useEffect(
      function report() {
        // An error in an effect of the demo is known only after all effects have run, this one
        // included.
        if (isQuiet) nextTask(() => !hasFailed && onRendered());
      },
      [isQuiet],
    );
    return children;
  }

  const root = react.createRoot(container, {
    onUncaughtError: (error) => {
      hasFailed = true;
      onFailed(error);
    },
  });
  const demo = createElement(Suspense, { fallback: null }, createElement(component));
  root.render(createElement(Outermost, null, demo));
}
