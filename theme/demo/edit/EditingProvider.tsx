import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DemoFiles } from '../../../src/demo/live/files';
import type { DemoSource } from '../../../src/demo/code/rehypeSources';
import { pathBelowDemos } from '../code/demoCode';
import { useDemoCode } from '../code/DemoCodeContext';
import { useBasePath } from '../../site/dumi';
import { registerBlock } from './blocks';
import { hasKeptDraft } from './draftSlot';
import { EditingContext, type Editing } from './EditingContext';
import { loadedEditing, loadEditing } from './loadEditing';

const CLOSED: Editing = { phase: 'closed' };

/** Whether the reader still is where they pressed the button; Safari gives no focus to pressed buttons. */
function isAtToolbar(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || Boolean(activeElement?.closest('.demo-toolbar'));
}

/** Props of what makes a demo block's code editable. */
export interface EditingProviderProps {
  id: string;
  title: string;
  /** Path of the demo's entry below the project. */
  filename: string;
  sources: readonly DemoSource[];
  children: ReactNode;
}

/** Makes the code of a demo block editable. The code of the editor is loaded when the reader asks for it. */
export function EditingProvider({ id, title, filename, sources, children }: EditingProviderProps) {
  const code = useDemoCode();
  const base = useBasePath();
  const [editing, setEditing] = useState(CLOSED);
  const [selected, select] = useState(sources[0]?.name ?? '');
  const names = useMemo(
    () => new Map(sources.map(({ name }) => [pathBelowDemos(name, filename), name])),
    [sources, filename],
  );
  /** What was asked for last; an editor that comes later than that is not wanted any more. */
  const wanted = useRef(0);
  const close = useRef<() => void>(undefined);

  function stop() {
    wanted.current += 1;
    close.current?.();
    close.current = undefined;
    setEditing(CLOSED);
  }

  async function start(received?: DemoFiles) {
    stop();
    const request = wanted.current;
    setEditing({ phase: 'loading' });
    const [changed = ''] = received?.keys() ?? [];
    select(names.get(changed) ?? selected);
    try {
      const module = await loadEditing();
      if (request !== wanted.current) return;
      const session = module.openEditing({ code, title, base, received });
      close.current = () => session.close();
      setEditing({ phase: 'open', module, session });
      if (!received && isAtToolbar())
        session.draft.documents.focus(pathBelowDemos(selected, filename));
    } catch {
      if (request === wanted.current) setEditing({ phase: 'failed' });
    }
  }

  const control = {
    editing,
    start: (received?: DemoFiles) => void start(received),
    stop,
    selected,
    select,
    names,
  };

  const latest = useRef(control);
  useEffect(function keepLatest() {
    latest.current = control;
  });

  useEffect(
    function takePart() {
      // Back from another page, or the page loaded anew: what was edited here before is not lost.
      code.keepDraft(loadedEditing()?.hasDraft(id) ?? hasKeptDraft(id));
      return registerBlock({
        id,
        paths: [...names.keys()],
        open: (received) => latest.current.start(received),
      });
    },
    [id, names, code],
  );

  useEffect(
    () => () => {
      wanted.current += 1;
      close.current?.();
    },
    [],
  );

  return <EditingContext value={control}>{children}</EditingContext>;
}
