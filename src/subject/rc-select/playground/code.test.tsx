// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { check, resolveConfig } from 'prettier';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toAssets, toCode } from '../../../playground/code/code';
import { describe as describeProps } from '../../../playground/model/description';
import type { Settings } from '../../../playground/model/settings';
import { scanDemo } from '../../../demo/code/collect';
import { toProject } from '../../../demo/export/files';
import { Live } from '../../../playground/Live';
import { PlaygroundProvider } from '../../../playground/PlaygroundContext';
import { EXPORT_DATA } from '../../../../tests/support/demos';
import { randomSettings } from '../../../../tests/unit/playground/randomSettings';
import { runCode } from '../../../../tests/unit/playground/runCode';
import {
  selectModel,
  selectPlayground,
} from '../../../../tests/unit/rc-select/playground/selectPlayground';

const describeSelect = (settings: Settings) => describeProps(selectModel, settings);
const anySettings = randomSettings(selectModel);

const codeOf = (settings: Settings) => toCode(selectModel, describeSelect(settings));

afterEach(() => vi.restoreAllMocks());

/** What is in the page after the select was shown, opened, and typed into. */
function story(element: ReactElement): string[] {
  const { container } = render(element);
  const seen = [container.innerHTML];
  const field = container.querySelector('input');
  if (!field) throw new Error('The select has no text field.');
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 40 });
  seen.push(document.body.innerHTML);
  fireEvent.change(field, { target: { value: 'o' } });
  seen.push(document.body.innerHTML);
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  seen.push(document.body.innerHTML);
  cleanup();
  return seen;
}

describe('the code of the playground', () => {
  test('of a select with defaults is short', () => {
    expect(codeOf({}).split('\n').slice(-9).join('\n'))
      .toBe(`export default function PlaygroundDemo() {
  return (
    <div className="demo-field">
      <label htmlFor="playground">City</label>
      <Select id="playground" placeholder="Choose a city" options={options} />
    </div>
  );
}
`);
  });

  test('names only props that differ from their default and have an effect', () => {
    const code = codeOf({ mode: 'multiple', showSearch: 'true', backfill: 'true', maxCount: '3' });
    expect(code.replace(/\s+/g, ' ')).toContain(
      '<Select id="playground" mode="multiple" maxCount={3} placeholder="Choose a city" options={options} />',
    );
  });

  test('has the placeholder of the reader in place of its own', () => {
    const code = codeOf({ placeholder: 'Where to?' });
    expect(code).toContain('placeholder="Where to?"');
    expect(code).not.toContain('Choose a city');
  });

  test('contains every function in full', () => {
    const code = codeOf({
      showSearch: 'true',
      filterOption: 'by-start',
      labelRender: 'with-value',
    });
    expect(code).toContain('String(option?.label).toLowerCase().startsWith(input.toLowerCase())');
    expect(code).toContain("{label ?? 'Unknown'} <code>{value}</code>");
  });

  test('is formatted as by Prettier, for any state', async () => {
    const options = { ...(await resolveConfig('demos/single/index.tsx')), filepath: 'index.tsx' };
    await fc.assert(
      fc.asyncProperty(anySettings, async (settings) => {
        expect(await check(codeOf(settings), options), codeOf(settings)).toBe(true);
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  test('can be exported as a project, for any state', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const { entry, files } = toProject(
          toAssets(selectModel, describeSelect(settings)),
          EXPORT_DATA,
          scanDemo,
        );
        expect(entry).toBe('src/playground/index.tsx');
        expect(files[entry]).toBe(codeOf(settings));
        expect(files).toHaveProperty(['src/skin/select.css']);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the live select', () => {
  function compare(settings: Settings): void {
    // rc-select warns about some combinations; here it matters what it renders.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const description = describeSelect(settings);
    const live = story(
      <PlaygroundProvider value={selectPlayground}>
        <Live description={description} handlers={{ onChange: () => undefined }} />
      </PlaygroundProvider>,
    );
    expect(story(runCode(toCode(selectModel, description)))).toEqual(live);
  }

  test('renders what its code renders, for any state', () => {
    fc.assert(fc.property(anySettings, compare), { numRuns: 60 });
  }, 60_000);
});
