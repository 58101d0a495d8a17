import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A demo as it is in the project. */
export interface DemoSource {
  /** Path of its entry below `demos/`. */
  entry: string;
  files: [name: string, text: string][];
}

/** A demo with the files of its folder; what demos share, the compiler has. */
export function readDemo(entry: string): DemoSource {
  const folder = path.dirname(entry);
  const files = readdirSync(path.join('demos', folder)).map((name): [string, string] => [
    `${folder}/${name}`,
    readFileSync(path.join('demos', folder, name), 'utf8'),
  ]);
  return { entry, files };
}

/** Every demo that a page of the documentation shows. */
export function everyDemo(): DemoSource[] {
  const pages = ['docs/demo', 'docs/guide'].flatMap((folder) =>
    readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const sources = pages.join('\n').matchAll(/<code src="\.\.\/\.\.\/demos\/([\w/-]+\.tsx)"/g);
  return [...sources].map(([, entry = '']) => readDemo(entry));
}
