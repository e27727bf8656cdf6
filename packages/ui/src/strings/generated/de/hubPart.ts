// Written by `npm run generate` from messages/de.
import { hubWords } from './hub';
import { hubAuthWords } from './hubAuth';
import { hubEventWords } from './hubEvent';
import { hubModuleWords } from './hubModule';
import { hubSummaryWords } from './hubSummary';
import { hubWebhookWords } from './hubWebhook';

/** What is said, by the name of the section. */
export const translations = { 'hub': hubWords, 'hubAuth': hubAuthWords, 'hubEvent': hubEventWords, 'hubModule': hubModuleWords, 'hubSummary': hubSummaryWords, 'hubWebhook': hubWebhookWords };
