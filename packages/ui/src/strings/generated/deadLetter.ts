// Written by `npm run generate` from messages/en/deadLetter.json.
import { section } from '../../locale';

export const deadLetterStrings = section('deadLetter', {
  title: 'Dead letters',
  help: 'What could not be taken in or sent, after every attempt. It waits here until it is tried again or dismissed.',
  failed: 'The dead letters could not be read',
  none: 'No dead letters',
  noneHelp: 'Everything that came was taken in, and everything that was to go went.',
  direction: {
    in: 'Received',
    out: 'To be sent',
  },
  retry: 'Retry',
  retried: 'It is being tried again',
  retryFailed: 'It could not be tried again',
  dismiss: 'Dismiss',
  askDismiss: 'Dismiss this for good?',
  askDismissHelp: {
    in: 'What it said is deleted, and is not tried again.',
    out: 'It is not sent again. The message stays in its conversation.',
  },
  dismissed: 'Dismissed',
  more: 'Show more',
});
