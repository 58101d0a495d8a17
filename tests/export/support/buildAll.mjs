// Builds projects with the Vite that is installed for them: node buildAll.mjs <entry of vite>
// <folder>... One process for all, since starting Vite takes longer than building a demo.
import { pathToFileURL } from 'node:url';

const [entry, ...folders] = process.argv.slice(2);
const { build } = await import(pathToFileURL(entry).href);
for (const root of folders) {
  try {
    await build({ root, logLevel: 'warn' });
  } catch (error) {
    console.error(`Vite does not build ${root}.`);
    throw error;
  }
}
