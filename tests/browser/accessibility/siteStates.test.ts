import { testStates } from './axe';
import { SITE_STATES } from './states';

testStates(SITE_STATES);
