import { readFile, realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import { candidates } from '../../../scripts/static/address';
import { findFirst } from '../../../scripts/static/files';
import { fileHeaders } from '../../../scripts/static/headers';
import { type FaultySite, startFaultySite } from '../../support/faultySite';
import { REPORT_ADDRESS, withReports } from './reports';
import { type Handover, startServices } from './services';

/** The built site as the engines see it. */
export interface Site extends FaultySite {
  /** What pages sent to CodeSandbox and StackBlitz. */
  handovers: readonly Handover[];
  /** What pages threw, wrote to the console, or were forbidden by their policy. */
  reports: readonly string[];
}

const SERVICES = /https:\/\/(?:codesandbox\.io|stackblitz\.com)(?![\w.])/g;

/**
 * Whether a page itself asked for a file to show or to run. The service worker keeps files as they
 * are, since it compares them with their hashes.
 */
const isForPage = ({ headers }: IncomingMessage): boolean =>
  ['document', 'script'].includes(String(headers['sec-fetch-dest']));

/** Starts the site, with its pages reporting, and with both services replaced. */
export async function startSite(): Promise<Site> {
  const services = await startServices();
  const reports: string[] = [];
  const root = await realpath('dist');

  async function answerFirst(path: string, req: IncomingMessage, res: ServerResponse) {
    if (path === REPORT_ADDRESS) {
      reports.push(await text(req));
      res.writeHead(204).end();
      return true;
    }
    if (!isForPage(req)) return false;
    const found = await findFirst(root, candidates(path), []);
    const file = found ?? (await findFirst(root, ['404.html'], []));
    if (!file || !['.html', '.js'].includes(extname(file.name))) return false;
    const content = (await readFile(file.path, 'utf8')).replace(SERVICES, services.url);
    const isDocument = extname(file.name) === '.html';
    res
      .writeHead(found ? 200 : 404, fileHeaders(file))
      .end(isDocument ? withReports(content) : content);
    return true;
  }

  const site = await startFaultySite('dist', answerFirst);
  return {
    ...site,
    handovers: services.handovers,
    reports,
    close: async () => {
      await Promise.all([site.close(), services.close()]);
    },
  };
}
