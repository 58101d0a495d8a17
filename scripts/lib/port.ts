import { Problem } from './problem';

/** The port the preview server takes unless `PORT` names another. */
export const defaultPort = 4173;

/** Reads the port from the text of the environment variable `PORT`; 0 lets the system choose a free one. */
export function readPort(text: string | undefined): number {
  if (!text) return defaultPort;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Problem({
    what: `"${text}" is not a port.`,
    why: 'PORT has to be a whole number from 0 to 65535.',
    fix: `set it to one, for instance PORT=8080, or leave it out to get ${defaultPort}.`,
  });
}
