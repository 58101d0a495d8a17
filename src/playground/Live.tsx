import type { ReactNode } from 'react';
import { keyOf, toProps, type Description } from './model/description';
import { usePlayground } from './PlaygroundContext';

/** Callback props of the live component, by name. */
export type Handlers = Readonly<Record<string, (...args: unknown[]) => void>>;

function Around({ children }: { children: ReactNode }) {
  const { surroundings } = usePlayground().model.adapter;
  return surroundings ? <surroundings.Live>{children}</surroundings.Live> : children;
}

interface LiveProps {
  description: Description;
  handlers: Handlers;
}

/** The component of the code beside it (code/code.ts), in the same surroundings. */
export function Live({ description, handlers }: LiveProps) {
  const { model, Component } = usePlayground();
  return (
    <Around>
      <Component key={keyOf(model, description)} {...toProps(description)} {...handlers} />
    </Around>
  );
}
