// Written by `npm run generate` from messages/en/deadLetter.json.
import { section } from '../../locale';

export const deadLetterStrings = section('deadLetter', {
  title: 'Dead letters',
  help: 'Messages that failed after all retries. Retry or dismiss them here.',
  failed: 'The dead letters could not be read',
  none: 'No dead letters',
  noneHelp: 'All messages received and delivered.',
  direction: {
    in: 'Received',
    out: 'To be sent',
  },
  retry: 'Retry',
  retried: 'It is being tried again',
  retryFailed: 'It could not be tried again',
  dismiss: 'Dismiss',
  askDismiss: 'Dismiss this permanently?',
  askDismissHelp: {
    in: 'Its content is deleted and not retried.',
    out: 'It is not sent again. The message stays in its conversation.',
  },
  dismissed: 'Dismissed',
  more: 'Show more',
});
