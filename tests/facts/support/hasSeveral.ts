import type { Situation } from './situations';

/** Whether several values can be chosen. */
export const hasSeveral = ({ mode }: Pick<Situation, 'mode'>): boolean =>
  mode === 'multiple' || mode === 'tags';
