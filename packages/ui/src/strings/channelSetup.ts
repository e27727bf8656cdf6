import { byChannel, type Channel, type ChannelMode } from '@concordia/domain';
import { CHANNEL_SETUPS } from '../channels/registry';
import { section } from '../locale';

const NAMES: Readonly<Record<Channel, string>> = byChannel((channel) => CHANNEL_SETUPS[channel].name);

/** What the list of channels in the setup says. */
export const setupChannelStrings = section('setupChannels', {
  title: 'Channels',
  name: NAMES,
  connected: 'Connected',
  simulated: 'Simulated',
  browserOnly: 'Simulated in this browser',
  attention: { expired: 'Expired. Reconnect', failing: 'Not working. Open to fix' },
  failed: 'Couldn’t load channels',
});

/** What the panel of every channel says. */
export const connectionStrings = section('connection', ({ counted }) => ({
  name: NAMES,
  failed: 'Couldn’t load this channel',
  status: {
    not_connected: 'Not Connected',
    simulated: 'Simulated',
    live: 'Connected',
    failing: 'Not working',
    expired: 'Expired',
  },
  simulated: 'This channel is simulated',
  simulatedHelp:
    'Uses a local stand-in with the real limits. Nothing is sent. To use a real account, choose Live below.',
  guide: 'What you need',
  openConsole: (provider: string) => `Open ${provider}`,
  provider: 'Provider',
  credentials: (channel: string) => `Credentials of ${channel}`,
  webhookUrl: 'Webhook URL',
  webhookHelp: 'Enter this address in the provider’s console to receive messages and receipts.',
  webhookLocal: 'Providers cannot reach this address',
  webhookLocalHelp:
    'It exists on this machine only. Set CONCORDIA_PUBLIC_URL to the public https address of this server and restart it.',
  noWebhook: 'No webhook needed: email is fetched from the mailbox.',
  copied: 'Copied',
  save: 'Save Configuration',
  saved: 'Configuration Saved',
  savedHelp: 'Your setup has been saved locally.',
  replace: 'Replace',
  replaceOf: (field: string) => `Replace ${field}`,
  remove: 'Remove',
  removeOf: (field: string) => `Remove ${field}`,
  keep: 'Keep',
  keepOf: (field: string) => `Keep ${field}`,
  /** @param lastFour may be empty. */
  stored: (lastFour: string) => `•••• ${lastFour}`.trim(),
  storedHelp: 'Stored on the server and never shown again.',
  removedHelp: 'Removed when you save.',
  mode: 'Mode',
  modes: { not_connected: 'Not connected', simulated: 'Simulated', live: 'Live' } satisfies Record<ChannelMode, string>,
  modeHelp: {
    not_connected: 'No messages are received or sent.',
    simulated: 'Uses a local stand-in with the real limits. Nothing is sent.',
    live: 'Messages reach real people.',
  } satisfies Record<ChannelMode, string>,
  modeFailed: (channel: string) => `Couldn’t change the mode of ${channel}`,
  askLive: (channel: string) => `Take ${channel} live?`,
  askLiveHelp: 'Messages you send will reach real people, and their messages will come in.',
  goLive: 'Go live',
  /** @param names of the settings. */
  missing: (count: number, names: string) => `${counted(count, 'setting is', 'settings are')} missing: ${names}.`,
  /** What no field asks for: access to the account. */
  permission: 'access to the account',
  account: 'Account',
  checked: 'Last check',
  neverChecked: 'Not tested yet',
  expires: 'Credentials expire',
  health: { untested: 'Not tested yet', ok: 'Working', failing: 'Not working', expired: 'Expired' },
  expired: 'The credentials have expired',
  expiredHelp: 'Enter new ones and test again. Messages and history are kept.',
  expiresSoon: 'The credentials expire soon',
  failing: 'This connection is not working',
  failingHelp: 'Check the settings, save, and test again.',
  reconnect: 'Reconnect',
  browserOnly: 'Simulation Mode',
  browserOnlyHelp:
    'The server is not reachable. Settings stay in this browser, without secrets, and tests are simulated.',
}));

/** What testing a connection says. */
export const connectionTestStrings = section('connectionTest', ({ counted }) => ({
  test: 'Test Connection',
  cancel: 'Cancel the test',
  results: 'Test results',
  needs: (fields: string) => `Fill in ${fields} first.`,
  recipient: 'Send the test message to',
  recipientHelp: {
    email: 'Leave blank to use your default from address.',
    sms: 'Your own number, with its country code. Without it no message is sent.',
    other: 'Your own account, which has messaged this channel before. Without it no message is sent.',
    simulated: 'Leave blank to use the test recipient of the simulated provider.',
  },
  public: 'On a live channel this test publishes a post that everyone can see.',
  step: {
    emailInbound: 'Receive email',
    emailOutbound: 'Send a test email',
    verify: 'Check credentials and webhook',
    message: 'Send a test message',
    smsInbound: 'Receive SMS',
    smsOutbound: 'Send a test message',
    setWebhook: 'Register the webhook',
    post: 'Publish a post',
    search: 'Search posts',
    discovery: 'Read lists and bookmarks',
  },
  state: {
    waiting: 'Waiting',
    running: 'Running',
    passed: 'OK',
    failed: 'Failed',
    late: 'Timed out',
    cancelled: 'Skipped',
  },
  simulated: 'Simulated',
  simulatedSuccess: 'Simulated success. The server was not reachable.',
  late: 'No response within 8 seconds.',
  cancelled: 'The test was cancelled.',
  /** @param channel by its name. */
  passed: (channel: string) => `${channel}: all tests passed`,
  passedHelp: 'The channel is connected.',
  passedSimulatedHelp: 'Simulated test passed. Nothing was sent.',
  issues: 'Connection Issues',
  issuesHelp: (failed: number) => `${counted(failed, 'test', 'tests')} failed.`,
  error: 'Connection Error',
  unknownError: 'Unknown error',
  networkError: (channel: string) => `Network error testing ${channel}`,
  noTester: (channel: string) => `No tester for ${channel}`,
  testText: 'This is a test message from Concordia. You do not need to reply.',
  /** @param at when: providers refuse the same post twice. */
  testPost: (at: string) => `A test post from Concordia, ${at}.`,
  testSubject: 'Test message from Concordia',
}));

/** What the settings of providers are called, and what must stand in them. */
export const settingStrings = section('settings', {
  label: {
    apiKey: 'API key',
    fromAddress: 'Default from address',
    domain: 'Domain',
    webhookSecret: 'Webhook secret',
    inboundPassword: 'Inbound password',
    region: 'Region',
    messageStream: 'Message stream',
    accessKeyId: 'Access key ID',
    topicArn: 'SNS topic ARN',
    user: 'User name',
    imapHost: 'IMAP server',
    imapPort: 'IMAP port',
    smtpHost: 'SMTP server',
    smtpPort: 'SMTP port',
    folder: 'Folder',
    appId: 'App ID',
    appSecret: 'App secret',
    accessToken: 'Access token',
    verifyToken: 'Verify token',
    waPhoneId: 'Phone number ID',
    pageId: 'Page ID',
    igUserId: 'Instagram user ID',
    accountSid: 'Account SID',
    authToken: 'Auth token',
    messagingServiceSid: 'Messaging service SID',
    fromNumber: 'From number',
    botToken: 'Bot token',
    clientId: 'Client ID',
    clientSecret: 'Client Secret',
    consumerSecret: 'Consumer secret',
    handle: 'Account handle',
    rateLimitPolicy: 'Rate limit policy',
    scopes: 'Scopes',
    orgId: 'Organization ID',
    useDMs: 'Use direct messages',
  },
  /** Where a provider has another word for it. */
  postmarkKey: 'Server API token',
  sesKey: 'Secret access key',
  imapKey: 'Password',
  linkedinApp: 'Client ID',
  whatsappAccount: 'Business account ID',
  optional: 'Optional',
  help: {
    inboundPassword: 'Optional. SendGrid does not sign inbound email, so its webhook address carries this password.',
    topicArn: 'Optional. Events of other topics are rejected.',
    verifyToken: 'Choose any word. Meta asks for it when you enter the webhook.',
    messagingServiceSid: 'Optional. Enter this or a from number.',
    fromNumber: 'Optional. Include the country code: +46 …',
    consumerSecret: 'Optional. The API key secret of the app, which signs webhooks.',
    handle: 'Optional, without the @. The test searches for posts that mention it.',
    useDMs: 'LinkedIn offers messages to approved partners only. Posts and comments work without it.',
    pageId: 'Digits only. You find it in the page’s settings, under About.',
    folder: 'The folder to read.',
  },
  /** Where a provider has its own. */
  whatsappAccountHelp:
    'Digits only: the WhatsApp Business Account ID, above the phone number ID under API Setup. Optional; with it the test subscribes the webhook.',
  instagramPageHelp: 'Digits only. The Facebook page linked to the Instagram account.',
  sendgridEventsHelp:
    'Optional. Shown beside the event webhook; the test fetches it. Events with another signature are rejected.',
  mailgunEventsHelp:
    'Optional. The HTTP webhook signing key; the test fetches it. Events with another signature are rejected.',
  postmarkEventsHelp:
    'Optional. Choose any password. Postmark does not sign events, so its webhook address carries it. Without it events are rejected.',
  choice: {
    us: 'United States',
    eu: 'European Union',
    safe: 'Safe: stay well under the limits',
    full: 'Full: use the whole limit',
  },
  wrong: {
    email: 'An email address, such as hello@example.org',
    domain: 'A domain, such as mail.example.org',
    digits: 'Digits only',
    phone: 'A number with its country code, such as +46701234567',
    port: 'A number between 1 and 65535',
    arn: 'An ARN, such as arn:aws:sns:eu-west-1:123456789012:mail',
  },
});
