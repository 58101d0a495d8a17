/**
 * Whether the reader has asked for less data, or has a connection that a file fetched ahead would
 * block for seconds (https://wicg.github.io/netinfo/). Firefox and Safari do not say.
 */
export function isDataScarce(navigator: object): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const saveData = 'saveData' in connection && connection.saveData === true;
  const type = 'effectiveType' in connection ? connection.effectiveType : undefined;
  return saveData || type === '2g' || type === 'slow-2g';
}
