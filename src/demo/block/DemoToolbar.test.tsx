// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { DemoToolbar } from './DemoToolbar';
import { DemoCodeProvider, useDemoCode } from '../code/DemoCodeContext';
import { EditingProvider } from '../edit/EditingProvider';
import { decodeFields } from '../../../tests/support/decodeExport';
import { EXPORT_DATA } from '../../../tests/support/demos';
import { recordForms } from '../../../tests/unit/demo/export/recordForms';

const published = {
  id: 'a',
  title: 'A',
  filename: 'demos/a/index.tsx',
  sources: [{ name: 'index.tsx', html: '', text: 'export default () => null;' }],
};

function Editor() {
  const code = useDemoCode();
  const text = 'export default () => <p>mine</p>;';
  return (
    <button type="button" onClick={() => code.change({ 'a/index.tsx': text })}>
      Change
    </button>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a demo is exported as published, or as the reader has changed it', async () => {
  const sent = recordForms();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(EXPORT_DATA)));
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('');
  document.head.innerHTML = '<meta name="export-data" content="/export/data.json">';
  render(
    <MemoryRouter>
      <DemoCodeProvider code={published}>
        <EditingProvider {...published}>
          <Editor />
          <DemoToolbar id="a" title="A" />
        </EditingProvider>
      </DemoCodeProvider>
    </MemoryRouter>,
  );
  const item = screen.getByRole('menuitem', { name: 'Open in StackBlitz' });
  fireEvent.click(item);
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  fireEvent.click(item);
  expect(sent.map(({ fields }) => decodeFields(fields)['src/a/index.tsx'])).toEqual([
    'export default () => null;\n',
    'export default () => <p>mine</p>;',
  ]);
});
