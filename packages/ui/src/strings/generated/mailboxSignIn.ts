// Written by `npm run generate` from messages/en/mailboxSignIn.json.
import { section } from '../../locale';

export const mailboxSignInStrings = section('mailboxSignIn', {
  signIn: ({ name }: { name: string }) => `Sign in with ${name}`,
  again: 'Sign in again',
  saveFirst: 'Save the settings first, then sign in.',
  signedIn: 'Signed in. No password is stored.',
  redirect: 'OAuth redirect URI',
  redirectHelp: 'Enter this exact address in the app’s settings.',
  outcome: {
    denied: 'Access was not granted',
    expired: 'The sign-in expired or happened in another browser',
    failed: 'The sign-in failed',
    not_configured: 'The app is not set up yet',
    other_mailbox: 'You signed in to another mailbox',
  },
  outcomeHelp: {
    denied: 'Sign in again when the mailbox’s owner agrees.',
    expired: 'Sign in again and finish within ten minutes in this browser.',
    failed: 'Check the client ID, the client secret and the redirect URI at the provider, save, and sign in again.',
    not_configured: 'Fill in the client ID, save, and sign in again.',
    other_mailbox: 'Nothing was connected. Sign in as the from address, or enter your sign-in address as the mailbox and save first.',
  },
});
