import { afterAll } from 'vitest';
import { test } from '../support/test';
import { startFaultySite } from '../../support/faultySite';
import { failAndRecover } from './part';
import { OF_PAGES } from './pageParts';

const site = await startFaultySite();

afterAll(() => site.close());

test.for(OF_PAGES)(
  '$name: missing, an error, a page, cut, aborted or out of reach, it is told each time, and requested again by its button (H1)',
  { timeout: 60_000 },
  (part, { visit }) => failAndRecover(part, site, visit),
);
