import type { ComponentType } from 'react';
import type { readLink } from './share/link';
import type { CodeEditor } from './on-request/CodeEditor';
import type { hasDraft, openEditing } from './on-request/openEditing';
import type { SandboxStage } from './on-request/SandboxStage';
import type { EditSession } from './on-request/session';
import type { LinkNotice } from './on-request/Notices';

/** The code of the editor, which comes when the reader wants to edit. */
export interface EditModule {
  CodeEditor: typeof CodeEditor;
  /** Spelled out, as `EditPanel`, since their parts use the context that holds this module. */
  EditNotice: ComponentType<{ session: EditSession }>;
  EditPanel: ComponentType<{ session: EditSession }>;
  SandboxStage: typeof SandboxStage;
  LinkNotice: typeof LinkNotice;
  hasDraft: typeof hasDraft;
  openEditing: typeof openEditing;
  readLink: typeof readLink;
}

/** An open editor. */
export interface OpenEditor {
  module: EditModule;
  session: EditSession;
}
