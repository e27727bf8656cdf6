import { section } from '../locale';

/** What only the panel of Twitter says. */
export const twitterSetupStrings = section('twitterSetup', {
  redirect: 'OAuth redirect URI',
  redirectHelp: 'Enter this exact address in the app’s settings.',
  scopes: 'Scopes',
  scopesHelp:
    'Permissions requested from the account. Without a choice, the first four. To apply changes, disconnect and connect again.',
  scope: {
    'tweet.read': 'Receive mentions',
    'users.read': 'Show the names of senders',
    'offline.access': 'Stay connected for longer than two hours',
    'tweet.write': 'Reply to mentions and publish posts',
    'dm.read': 'Receive direct messages',
    'dm.write': 'Reply to direct messages',
    'media.write': 'Send pictures',
    'follows.read': 'See who follows',
    'like.read': 'See who likes a post',
    'list.read': 'Read lists',
    'bookmark.read': 'Read bookmarks',
  },
  withoutMessages: 'Without dm.read and dm.write only mentions work, not direct messages.',
  addMessages: 'Add direct messages',
  outcome: {
    denied: 'Access was not granted',
    expired: 'The sign-in expired or happened in another browser',
    failed: 'X refused the connection',
    not_configured: 'The app is not set up yet',
  },
  outcomeHelp: {
    denied: 'Connect again when the account’s owner agrees.',
    expired: 'Connect again and finish the sign-in within ten minutes in this browser.',
    failed: 'Check the client ID, the client secret and the redirect URI at X, save, and connect again.',
    not_configured: 'Fill in the client ID and the client secret, save, and connect again.',
  },
  connect: 'Connect with Twitter',
  run: 'Run Tests',
  disconnect: 'Disconnect',
  askDisconnect: 'Disconnect Twitter?',
  askDisconnectHelp: 'Access is revoked. Messages and history are kept.',
  disconnected: 'Disconnected',
  disconnectedHelp: 'Twitter has been successfully disconnected',
  disconnectFailed: 'Disconnect Failed',
  complete: 'Tests Complete',
  allPassed: 'All passed',
  someFailed: 'Some failed',
  testFailed: 'Test Failed',
});
