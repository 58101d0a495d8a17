import './export.css';

export { parseSupplies } from '../../../../src/sandbox/parseSupplies';
export { exportDemo } from './exportDemo';
export { ExportOutcomeNotice } from './ExportOutcomeNotice';
export { ExportStatus } from './ExportStatus';
