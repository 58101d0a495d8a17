import { testStates } from './testStates';
import { SITE_STATES } from './states';

testStates(SITE_STATES);
