/** An assistant that opens with a question in its address. */
export interface Assistant {
  name: string;
  href: string;
}

/** The assistants, each with the address that a question is added to. */
const ASSISTANTS = [
  { name: 'ChatGPT', ask: 'https://chatgpt.com/?q=' },
  { name: 'Claude', ask: 'https://claude.ai/new?q=' },
] as const;

/**
 * Where assistants open with a prompt.
 *
 * @param prompt - What the reader finds written there; any text.
 */
export function assistantsFor(prompt: string): Assistant[] {
  return ASSISTANTS.map(({ name, ask }) => ({ name, href: ask + encodeURIComponent(prompt) }));
}
