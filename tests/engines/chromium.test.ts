import { makeJourneys } from './makeJourneys';

makeJourneys('Chromium');
