import { text } from 'node:stream/consumers';
import { type RunningServer, serve } from '../../../scripts/server';
import { SERVICE_PAGE } from '../../support/servicePage';

/** What a page sent to a service. */
export interface Handover {
  path: string;
  form: URLSearchParams;
}

/** A server that stands in for CodeSandbox and StackBlitz, which tests cannot reach. */
export interface Services extends RunningServer {
  handovers: Handover[];
}

/** Starts the server; it records each form that it gets. */
export async function startServices(): Promise<Services> {
  const handovers: Handover[] = [];
  const server = await serve((req, res) => {
    void text(req).then((body) => {
      if (req.method === 'POST')
        handovers.push({ path: req.url ?? '', form: new URLSearchParams(body) });
      res.writeHead(200, { 'content-type': 'text/html' }).end(SERVICE_PAGE);
    });
  });
  return { ...server, handovers };
}
