import { createContext, useContext, type ElementType } from 'react';
import { createStore } from '../lib/store';
import { useTexts } from '../locale/useTexts';
import type { SubjectTexts } from './adapter';
import type { PlaygroundModel } from './model/model';
import { playgroundTexts } from './texts';

/** The component of a playground and what is known of it. */
export interface PlaygroundSubject {
  model: PlaygroundModel;
  Component: ElementType;
  /** Start of the address of a prop in the reference, such as `/#slider-`. */
  reference: string;
}

const PlaygroundContext = createContext<PlaygroundSubject | undefined>(undefined);

/** Gives the parts of a playground their component. */
export const PlaygroundProvider = PlaygroundContext.Provider;

/** The component of the playground around. Throws outside of one. */
export function usePlayground(): PlaygroundSubject {
  const subject = useContext(PlaygroundContext);
  if (!subject) throw new Error('Only a PlaygroundProvider has the parts of a playground.');
  return subject;
}

const NONE = createStore<SubjectTexts | undefined>(undefined);

/** What the site says of the component in words, or words that hold for any. */
export function useSubjectTexts(): SubjectTexts {
  const { texts } = usePlayground().model.adapter;
  const { noun } = useTexts(playgroundTexts);
  return useTexts<SubjectTexts | undefined>(texts ?? NONE) ?? { noun, examples: {}, noEffect: {} };
}
