import { scanDemo } from '../../../../src/demo/code/collect';
import { toProject } from '../../../../src/demo/export/files';
import type { DemoAssets, Files } from '../../../../src/demo/code/model';
import { ExportError, type ExportProblem } from '../../../../src/demo/code/exportProblem';
import { EXPORT_DATA } from '../../../support/demos';

/** A file that an exported demo can begin with. */
export const ENTRY = "import '../skin/select.css';\nexport default () => null;\n";

/** A demo in the folder `a/` that consists of these files. */
export function demo(files: Files, entry = 'a/index.tsx'): DemoAssets {
  return { id: 'a', title: 'A demo', entry, files };
}

/** The problems that prevent an export. */
export function problemsOf(assets: DemoAssets): readonly ExportProblem[] {
  try {
    toProject(assets, EXPORT_DATA, scanDemo);
  } catch (error) {
    if (error instanceof ExportError) return error.problems;
    throw error;
  }
  return [];
}

/** The problems of a demo whose entry begins with this code. */
export function problemsWith(code: string): readonly ExportProblem[] {
  return problemsOf(demo({ 'a/index.tsx': `${code}\nexport default () => null;` }));
}
