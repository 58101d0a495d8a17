import type { ShownSelect } from './shownSelect';

/** What Chromium tells assistive technology about an element. */
export interface Exposed {
  name: string;
  description: string;
  value: string;
}

/** What is told about the text field. */
export async function exposedField(select: ShownSelect): Promise<Exposed> {
  const devTools = await select.page.context().newCDPSession(select.page);
  const { result } = await devTools.send('Runtime.evaluate', {
    expression: `document.querySelector('[role=combobox]')`,
  });
  const { nodes } = await devTools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  await devTools.detach();
  const [node] = nodes;
  const textOf = (property?: { value?: unknown }) =>
    typeof property?.value === 'string' ? property.value : '';
  return {
    name: textOf(node?.name),
    description: textOf(node?.description),
    value: textOf(node?.value),
  };
}
