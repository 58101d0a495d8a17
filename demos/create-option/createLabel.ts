/** Stands in for a POST request, which the server of this page would not accept. */
export async function createLabel(name: string, delay: number, refuses: boolean): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  if (refuses) throw new Error(`The server refused “${name}”`);
}
