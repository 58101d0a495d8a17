import { createContext, use } from 'react';
import type { DemoFiles } from '../sandbox/files';
import type { OnRequest } from '../../ui/on-request/useOnRequest';
import type { OpenEditor } from './editModule';

interface EditingControl {
  editing: OnRequest<OpenEditor> | undefined;
  /** Opens the editor; with the files of a link, if there are some. */
  start: (received?: DemoFiles) => void;
  /** Shows the demo as published again; what was edited is kept. */
  stop: () => void;
  selected: string;
  select: (name: string) => void;
  /** Names of the sources by path below `demos/`. */
  names: ReadonlyMap<string, string>;
}

/** Holds the editing of a demo block. */
export const EditingContext = createContext<EditingControl | undefined>(undefined);

/**
 * The editing of the demo block around.
 *
 * @throws {Error} Outside of a demo block.
 */
export function useEditing(): EditingControl {
  const control = use(EditingContext);
  if (!control) throw new Error('useEditing is for parts of a demo block (src/demo/block).');
  return control;
}

/** The open editor around; undefined where there is none, also outside of demo blocks. */
export function useOpenEditor(): OpenEditor | undefined {
  const editing = use(EditingContext)?.editing;
  return editing?.phase === 'here' ? editing.value : undefined;
}
