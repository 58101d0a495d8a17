import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A demo as it stands in the project. */
export interface DemoSource {
  /** Folder below `demos/`. */
  folder: string;
  /** Name of its entry. */
  entry: string;
  files: [name: string, text: string][];
}

function filesIn(folder: string, prefix: string): [string, string][] {
  return readdirSync(path.join('demos', folder)).map((name) => [
    prefix + name,
    readFileSync(path.join('demos', folder, name), 'utf8'),
  ]);
}

/** One demo with everything that it may import. */
export function readDemo(folder: string, entry = 'index.tsx'): DemoSource {
  const shared = ['skin', 'suggestions'].flatMap((name) => filesIn(name, `../${name}/`));
  return { folder, entry, files: [...filesIn(folder, ''), ...shared] };
}

/** Every demo that a page of the documentation shows. */
export function everyDemo(): DemoSource[] {
  const pages = readdirSync('docs/demo').map((file) => readFileSync(`docs/demo/${file}`, 'utf8'));
  const sources = pages
    .join('\n')
    .matchAll(/<code src="\.\.\/\.\.\/demos\/([\w-]+)\/([\w-]+\.tsx)"/g);
  return [...sources].map(([, folder = '', entry = '']) => readDemo(folder, entry));
}
