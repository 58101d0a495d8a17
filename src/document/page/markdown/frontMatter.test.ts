import { describe, expect, test } from 'vitest';
import { checkFrontMatter } from './frontMatter';

const good = [
  'title: Single',
  'description: The plain select.',
  'keywords: [dropdown, combo box]',
  'nav: { title: Demo, path: /demo, order: 1 }',
  'group: { title: Modes, order: 1 }',
  'order: 1',
].join('\n');

const check = (yaml: string) => () => checkFrontMatter(yaml, 'docs/demo/x.md');

describe('front matter', () => {
  test('with the fields listed in ADOPTING.md is accepted', () => {
    expect(check(good)).not.toThrow();
  });

  test('that is not YAML is rejected with file, line and fix', () => {
    expect(check('title: Single\ndescription: a: b')).toThrow(
      /^docs\/demo\/x\.md:3\n {2}What happened: .*\n {2}Why: .*\n {2}What to do: .*quotes/,
    );
  });

  test('with an unknown field is rejected, naming the field and its line', () => {
    expect(check(`${good}\ntitel: Singel`)).toThrow(
      /^docs\/demo\/x\.md:8\n.*`titel` is not a field/,
    );
  });

  test.each([
    ['order: first', '`order` has to be a number'],
    ['nav: Demo', '`nav` has to be an object'],
    ['nav: { title: Guide, path: /guide }', '`nav` names /guide, which is no entry of the header'],
    ['group: { titel: Modes }', '`group.titel` is unknown or of the wrong type'],
    ['props: maxCount', '`props` has to be a list'],
    ['keywords: dropdown', '`keywords` has to be a list'],
    ['keywords: [a, 7]', '`keywords` has to be a list of words, without commas in them'],
    ['keywords: ["a, b"]', '`keywords` has to be a list of words, without commas in them'],
    ['keywords: [popup, Popup]', '`keywords` has "popup" twice'],
    ['hero: { title: 7 }', '`hero.title` is unknown or of the wrong type'],
  ])('with %s is rejected', (line, message) => {
    expect(check(`title: A\ndescription: B\n${line}`)).toThrow(message);
  });

  test.each(['title', 'description'])('without a %s is rejected', (field) => {
    const yaml = good
      .split('\n')
      .filter((line) => !line.startsWith(field))
      .join('\n');
    expect(check(yaml)).toThrow(`the front matter has no ${field}`);
  });

  test('that is empty or a list is rejected', () => {
    expect(check('')).toThrow('has no title');
    expect(check('- a\n- b')).toThrow('has no title');
  });
});
