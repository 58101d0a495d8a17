import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = ['src', 'theme'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`),
);

test.each(styles)(
  '%s has no pseudo-element within :is() and its like, where it matches nothing',
  (file) => {
    // https://developer.mozilla.org/docs/Web/CSS/:is#selectors
    expect(readFileSync(file, 'utf8')).not.toMatch(/:(?:is|where|not)\([^(){}]*::/);
  },
);
