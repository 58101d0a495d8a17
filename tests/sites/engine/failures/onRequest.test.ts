import { afterAll } from 'vitest';
import { test } from '../../../browser/support/test';
import { startFaultySite } from '../../../support/faultySite';
import { dist } from '../../site';
import { failAndRecover } from '../../../browser/failures/part';
import { ON_REQUEST } from '../../../browser/failures/requestedParts';

const site = await startFaultySite(dist);

afterAll(() => site.close());

test.for(ON_REQUEST)(
  '$name: missing, an error, a page, cut, aborted or out of reach, it is told each time, and requested again by its button (H1)',
  { timeout: 60_000 },
  (part, { visit }) => failAndRecover(part, site, visit),
);
