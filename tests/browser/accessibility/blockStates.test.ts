import { testStates } from './testStates';
import { BLOCK_STATES } from './states';

testStates(BLOCK_STATES);
