import { expect, fact } from './support/fact';
import type { UseProps } from './support/page/kit';

const byDefault: UseProps = () => ({ options: [{ value: 'ash' }] });
const searched: UseProps = () => ({ showSearch: true, options: [{ value: 'ash' }] });
const unsearched: UseProps = () => ({ showSearch: false, options: [{ value: 'ash' }] });
const keepsText: UseProps = () => ({
  showSearch: false,
  autoClearSearchValue: false,
  options: [{ value: 'ash' }],
});

fact(
  'the text field is read-only while the list is open exactly where no text can be typed',
  { given: ['options'], grouped: [false], controlled: [false], open: [true] },
  async (select, situation) => {
    // Phones show no keyboard for such a field.
    const isReadOnly = async (useProps: UseProps) => {
      await select.show(useProps, situation);
      return select.page.locator('#select').evaluate((field: HTMLInputElement) => field.readOnly);
    };
    const { mode } = situation;
    expect(await isReadOnly(searched)).toBe(false);
    expect(await isReadOnly(byDefault)).toBe(mode === 'single');
    expect(await isReadOnly(unsearched)).toBe(mode === 'single' || mode === 'multiple');
    expect(await isReadOnly(keepsText)).toBe(mode === 'single');
  },
);
