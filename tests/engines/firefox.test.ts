import { makeJourneys } from './makeJourneys';

makeJourneys('Firefox');
