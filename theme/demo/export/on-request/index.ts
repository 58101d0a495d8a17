import './export.css';

export { parseExportData } from '../../../../src/demo/export/parseExportData';
export { publishedNeeds } from '../../../../src/demo/export/files';
export { exportDemo } from './exportDemo';
export { ExportOutcomeNotice } from './ExportOutcomeNotice';
export { ExportStatus } from './ExportStatus';
