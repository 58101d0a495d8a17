import { endWithNpm } from './lib/endWithNpm.mjs';
import { ensurePackages } from './lib/packages.mjs';

endWithNpm();
if (await ensurePackages()) {
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('./checks.ts', import.meta.url);
} else {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
