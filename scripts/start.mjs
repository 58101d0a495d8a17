import { endWithNpm } from './lib/endWithNpm.mjs';
import { ensurePackages } from './lib/packages.mjs';

endWithNpm();
if (await ensurePackages()) {
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('./preview.ts', import.meta.url);
} else {
  process.exitCode = 1;
}
