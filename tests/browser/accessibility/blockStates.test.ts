import { testStates } from './axe';
import { BLOCK_STATES } from './states';

testStates(BLOCK_STATES);
