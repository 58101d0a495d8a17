import { makeJourneys } from './makeJourneys';

makeJourneys('WebKitGTK');
