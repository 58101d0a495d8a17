/** The size that a PNG says it has (https://www.w3.org/TR/png-3/#11IHDR). */
export function sizeOfPng(png: Buffer): { width: number; height: number } {
  const isPng = png.subarray(1, 4).toString('latin1') === 'PNG';
  if (!isPng) throw new Error('This is no PNG.');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
