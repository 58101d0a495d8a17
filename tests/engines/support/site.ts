import { realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileHeaders } from '../../../scripts/static/headers';
import { type FaultySite, startFaultySite } from '../../support/faultySite';
import { REPORT_ADDRESS } from './reports';
import { type Handover, startServices } from './services';
import { SiteFiles } from './siteFiles';

/** The built site as the engines see it. */
export interface Site extends FaultySite {
  /** What pages sent to CodeSandbox and StackBlitz. */
  handovers: readonly Handover[];
  /** What pages threw, wrote to the console, or were forbidden by their policy. */
  reports: readonly string[];
}

/** Starts the site, with its pages reporting, and with both services replaced. */
export async function startSite(): Promise<Site> {
  const services = await startServices();
  const reports: string[] = [];
  const files = new SiteFiles(await realpath('dist'), services.url);

  async function answerFirst(path: string, req: IncomingMessage, res: ServerResponse) {
    if (path === REPORT_ADDRESS) {
      reports.push(await text(req));
      res.writeHead(204).end();
      return true;
    }
    const found = await files.find(path);
    const file = found ?? (await files.find('/404.html'));
    const content = file && (await files.read(file));
    if (!file || content === undefined) return false;
    res.writeHead(found ? 200 : 404, fileHeaders(file)).end(content);
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
