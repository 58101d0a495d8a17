import './export.css';

export { parseExportData } from '../files';
export { publishedNeeds } from '../files';
export { exportDemo } from './exportDemo';
export { ExportOutcomeNotice } from './ExportOutcomeNotice';
export { ExportStatus } from './ExportOutcomeNotice';
