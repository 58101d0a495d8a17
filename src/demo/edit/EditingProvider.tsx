import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DemoFiles } from '../sandbox/files';
import type { DemoSource } from '../code/rehypeSources';
import { pathBelowDemos } from '../code/demoCode';
import { useDemoCode } from '../code/DemoCodeContext';
import { basePath } from '../../document/router/site';
import { useStart } from '../../ui/on-request/useStart';
import { registerBlock } from './blocks';
import { hasKeptDraft } from './draftSlot';
import { EditingContext } from './EditingContext';
import { editorLoader } from './editorLoader';
import type { OpenEditor } from './editModule';

/**
 * Whether the reader still is where they pressed the button; Safari gives no focus to pressed
 * buttons.
 */
function isAtToolbar(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || Boolean(activeElement?.closest('.demo-toolbar'));
}

interface EditingProviderProps {
  id: string;
  title: string;
  filename: string;
  sources: readonly DemoSource[];
  children: ReactNode;
}

/**
 * Makes the code of a demo block editable. The code of the editor is loaded when the reader asks
 * for it.
 */
export function EditingProvider({ id, title, filename, sources, children }: EditingProviderProps) {
  const code = useDemoCode();
  const { state: editing, start: begin, stop: end } = useStart<OpenEditor>();
  const [selected, select] = useState(sources[0]?.name ?? '');
  const names = useMemo(
    () => new Map(sources.map(({ name }) => [pathBelowDemos(name, filename), name])),
    [sources, filename],
  );
  const close = useRef<() => void>(undefined);

  function stop() {
    close.current?.();
    close.current = undefined;
    end();
  }

  function start(received?: DemoFiles) {
    stop();
    const [changed = ''] = received?.keys() ?? [];
    select(names.get(changed) ?? selected);
    begin(editorLoader, (module) => {
      const session = module.openEditing({ code, title, base: basePath, received });
      close.current = () => session.close();
      if (!received && isAtToolbar())
        session.draft.documents.focus(pathBelowDemos(selected, filename));
      return { module, session };
    });
  }

  const control = {
    editing,
    start,
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
      // After a reload, or back from another page: what was edited before is not lost.
      code.keepDraft(editorLoader.get()?.hasDraft(id) ?? hasKeptDraft(id));
      return registerBlock({
        id,
        paths: [...names.keys()],
        open: (received) => latest.current.start(received),
      });
    },
    [id, names, code],
  );

  useEffect(() => () => close.current?.(), []);

  return <EditingContext value={control}>{children}</EditingContext>;
}
