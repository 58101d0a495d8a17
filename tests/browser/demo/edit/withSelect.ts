import type { Page } from 'playwright-core';
import { edit, replaceCode, type OpenEditor } from './editor';

/** A demo with one select in place of the published one. */
export const withSelect = (props: string, above = ''): string => `import Select from 'rc-select';
import '../skin/select.css';
${above}
const options = ['Rome', 'Oslo', 'Bern'].map((city) => ({ value: city, label: city }));
export default function Demo() {
  return <Select options={options} virtual={false} style={{ width: 200 }} ${props} />;
}
`;

/** Edits the demo and waits for the first select of the result. */
export async function editSelect(page: Page, code: string): Promise<OpenEditor> {
  const parts = await edit(page);
  await replaceCode(parts.editor, code);
  await parts.result.getByRole('combobox').first().waitFor();
  return parts;
}
