import './edit.css';

export { CodeEditor } from './CodeEditor';
export { EditPanel } from './panel/EditPanel';
export { hasDraft } from './drafts';
export { LiveStage } from './LiveStage';
export { LinkNotice } from './share/LinkNotice';
export { openEditing } from './openEditing';
export { readLink } from '../../../../src/demo/edit/share/link';
