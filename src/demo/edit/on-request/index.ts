import './edit.css';

export { CodeEditor } from './CodeEditor';
export { EditNotice } from './EditNotice';
export { EditPanel } from './panel/EditPanel';
export { hasDraft } from './drafts';
export { SandboxStage } from './SandboxStage';
export { LinkNotice } from './share/LinkNotice';
export { openEditing } from './openEditing';
export { readLink } from '../share/link';
