import { afterAll } from 'vitest';
import { test } from '../../../browser/support/test';
import { startFaultySite } from '../../../support/faultySite';
import { dist } from '../../site';
import { failAndRecover } from '../../../browser/failures/part';
import { OF_PAGES } from '../../../browser/failures/pageParts';

const site = await startFaultySite(dist);

afterAll(() => site.close());

test.for(OF_PAGES)(
  '$name: missing, an error, a page, cut, aborted or out of reach, it is told each time, and requested again by its button (H1)',
  { timeout: 60_000 },
  (part, { visit }) => failAndRecover(part, site, visit),
);
