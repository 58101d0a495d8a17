import './edit.css';

export { CodeEditor } from './CodeEditor';
export { EditNotice } from './Notices';
export { EditPanel } from './panel/EditPanel';
export { hasDraft } from './openEditing';
export { SandboxStage } from './SandboxStage';
export { LinkNotice } from './Notices';
export { openEditing } from './openEditing';
export { readLink } from '../share/link';
