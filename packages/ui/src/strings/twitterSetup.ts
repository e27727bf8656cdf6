import { section } from '../locale';

/** What only the panel of Twitter says. */
export const twitterSetupStrings = section('twitterSetup', {
  redirect: 'OAuth redirect URI',
  redirectHelp: 'Enter it in the app’s settings, exactly as it stands.',
  scopes: 'Scopes',
  scopesHelp:
    'What the account is asked to allow. With none chosen, the first four. What you change holds once the account allows it: disconnect, and connect again.',
  scope: {
    'tweet.read': 'Mentions come in',
    'users.read': 'Who wrote is known by name',
    'offline.access': 'Stay connected for longer than two hours',
    'tweet.write': 'Answer mentions, publish posts',
    'dm.read': 'Direct messages come in',
    'dm.write': 'Answer direct messages',
    'media.write': 'Send pictures',
    'follows.read': 'See who follows',
    'like.read': 'See who likes a post',
    'list.read': 'Read lists',
    'bookmark.read': 'Read bookmarks',
  },
  withoutMessages: 'Without dm.read and dm.write no direct message comes in or goes out: mentions alone.',
  addMessages: 'Add direct messages',
  outcome: {
    denied: 'The account did not allow it',
    expired: 'The answer came too late, or in another browser',
    failed: 'X did not let us in',
    not_configured: 'The app is not set up yet',
  },
  outcomeHelp: {
    denied: 'Nothing was connected. Connect again when its owner agrees.',
    expired: 'Connect again, and answer X within ten minutes in this browser.',
    failed: 'Check the client ID, the client secret and the redirect URI at X, save, and connect again.',
    not_configured: 'Fill in the client ID and the client secret, save, and connect again.',
  },
  connect: 'Connect with Twitter',
  run: 'Run Tests',
  disconnect: 'Disconnect',
  askDisconnect: 'Disconnect Twitter?',
  askDisconnectHelp: 'The permission is given back. Your messages and their history stay.',
  disconnected: 'Disconnected',
  disconnectedHelp: 'Twitter has been successfully disconnected',
  disconnectFailed: 'Disconnect Failed',
  complete: 'Tests Complete',
  allPassed: 'All passed',
  someFailed: 'Some failed',
  testFailed: 'Test Failed',
});
