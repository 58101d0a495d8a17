import type { ExportRequest } from '../../../../src/demo/export/request';

/** What a notice about an export can do. */
export interface ExportActions {
  onPress: (request: ExportRequest) => void;
  onClose: () => void;
}
