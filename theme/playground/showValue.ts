/** A value as a reader of code would write it; what JSON has no words for is named. */
export function showValue(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // A label may be an element, which refers back to itself.
    return String(value);
  }
}
