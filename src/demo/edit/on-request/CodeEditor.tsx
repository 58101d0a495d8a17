import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { pathBelowDemos, sourceOf } from '../../code/demoCode';
import { useDemoCode } from '../../code/DemoCodeContext';
import { CopyButton } from '../../../ui/CopyButton';
import type { EditSession } from './session';

interface CodeEditorProps {
  session: EditSession;
  /** Of the source, relative to the demo's entry. */
  name: string;
  html: string;
}

/**
 * An editor with the measures of the published source that it takes the place of. Tab leaves it.
 */
export function CodeEditor({ session, name, html }: CodeEditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const path = pathBelowDemos(name, useDemoCode().published().entry);
  const { documents } = session.draft;

  useLayoutEffect(
    function showEditor() {
      session.draft.add(path, sourceOf(html));
      return parent.current ? session.draft.documents.mount(path, parent.current) : undefined;
    },
    [session, path, html],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    session.run();
  };

  return (
    <div className="code code-editor" onKeyDown={onKeyDown}>
      <div ref={parent} />
      <CopyButton text={() => documents.text(path) ?? ''} />
    </div>
  );
}
