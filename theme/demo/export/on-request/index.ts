import './export.css';

export { parseSupplies } from '../../../../src/demo/export/parseSupplies';
export { publishedNeeds } from '../../../../src/demo/export/files';
export { exportDemo } from './exportDemo';
export { ExportOutcomeNotice } from './ExportOutcomeNotice';
export { ExportStatus } from './ExportStatus';
