import { describe, expect, test } from 'vitest';
import { filesWith, parse, read } from '../dist';

const documents = filesWith('.html');

describe('what hosts do to documents does not matter to hydration', () => {
  test('no text looks like an e-mail address, which some hide behind a script', () => {
    const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
    const texts = documents.map((name) => read(name).replace(/<(script|style)\b.*?<\/\1>/gs, ''));
    expect(texts.map((text) => address.exec(text)?.[0]).filter(Boolean)).toEqual([]);
  });

  test.for(['/', '/demo/single', '/guide/forms', '/404'])(
    '%s has no comment and no text beside elements where React renders it',
    (address) => {
      const page = parse(address);
      for (const part of page.querySelectorAll('[data-text], [data-stage]')) part.replaceChildren();
      const found: string[] = [];
      for (const element of page.querySelectorAll('#root, #root *'))
        for (const node of element.childNodes)
          if (node.nodeType === 8 || (node.nodeType === 3 && element.childNodes.length > 1))
            found.push(element.outerHTML.slice(0, 100));
      expect(found).toEqual([]);
    },
  );
});
