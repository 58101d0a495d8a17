import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PACKAGES = path.resolve('node_modules');

/** Another text for a file of rc-select, below its folder `es`. */
export interface Change {
  file: string;
  from: string;
  to: string;
}

/**
 * Calls `use` with a project in which rc-select is another version: the installed one with changes.
 */
export function withOtherPackage<Result>(
  changes: readonly Change[],
  use: (project: string) => Result,
): Result {
  const project = mkdtempSync(path.join(tmpdir(), 'rc-select-'));
  const packages = path.join(project, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(PACKAGES))
    if (name !== 'rc-select') symlinkSync(path.join(PACKAGES, name), path.join(packages, name));
  cpSync(path.join(PACKAGES, 'rc-select'), path.join(packages, 'rc-select'), { recursive: true });
  try {
    for (const { file, from, to } of changes) {
      const changed = path.join(packages, 'rc-select/es', file);
      const text = readFileSync(changed, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
      writeFileSync(changed, text.replaceAll(from, to));
    }
    return use(project);
  } finally {
    rmSync(project, { recursive: true });
  }
}
