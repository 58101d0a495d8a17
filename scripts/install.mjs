import { ensurePackages } from './lib/packages.mjs';

if (!(await ensurePackages())) process.exitCode = 1;
