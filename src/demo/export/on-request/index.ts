import './export.css';

export { parseExportData } from '../parseExportData';
export { publishedNeeds } from '../files';
export { exportDemo } from './exportDemo';
export { ExportOutcomeNotice } from './ExportOutcomeNotice';
export { ExportStatus } from './ExportStatus';
