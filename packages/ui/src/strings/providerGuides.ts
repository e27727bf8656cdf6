import type { Provider } from '@concordia/domain';
import { section } from '../locale';

/** In which order steps are read. */
type Steps = Readonly<Record<string, string>>;

/** What is needed of each provider and where it is found, in the words of its own console. */
export const providerGuideStrings = section('providerGuides', {
  sendgrid: {
    key: 'In Settings, API Keys, create a key that may send mail.',
    sender: 'In Settings, Sender Authentication, verify the domain of your from address.',
    events:
      'In Settings, Mail Settings, Event Webhook, enter the webhook URL below and switch signing on. Its verification key belongs under Security.',
    inbound: 'In Settings, Inbound Parse, add your domain with the same URL: replies then come in.',
  },
  mailgun: {
    domain: 'In Send, Domains, add and verify the domain. Whether it is in the US or the EU stands above it.',
    key: 'In the domain’s settings, Sending keys, create a key.',
    events:
      'In Send, Webhooks, enter the webhook URL below for each event. The signing key there belongs under Security.',
    inbound: 'In Receive, Routes, forward what arrives to the same URL.',
  },
  postmark: {
    key: 'On your server, API Tokens, copy the server API token.',
    sender: 'In Sender Signatures, confirm your from address or its domain.',
    events:
      'In the message stream, Webhooks, add the webhook URL below. Postmark signs nothing: set a password under Security and put it into the address.',
    inbound: 'In the inbound stream, Settings, enter the same URL.',
  },
  ses: {
    identity: 'In SES, Identities, verify the domain or address you send from, in your region.',
    key: 'In IAM, create a user who may call ses:SendEmail, and an access key for them.',
    topic: 'In SNS, make a topic for events, and name it in the SES configuration set. Copy its ARN.',
    events: 'In the topic, create an HTTPS subscription to the webhook URL below. It is confirmed by itself.',
  },
  imap: {
    servers: 'Your provider’s help names the servers for IMAP and SMTP. Both must be encrypted.',
    password: 'With two-step sign-in, make an app password: your own will not be taken.',
    folder: 'New mail of the folder comes in as it arrives. Nothing is deleted on the server.',
  },
  whatsapp: {
    app: 'Make an app of type Business at Meta for Developers and add WhatsApp to it.',
    secret: 'In App settings, Basic, copy the app ID and the app secret.',
    token: 'In Business settings, System users, generate a token with whatsapp_business_messaging.',
    phone: 'In WhatsApp, API Setup, copy the phone number ID.',
    webhook:
      'In WhatsApp, Configuration, enter the webhook URL below with your verify token, and subscribe to messages.',
  },
  messenger: {
    app: 'Make an app of type Business at Meta for Developers and add Messenger to it.',
    secret: 'In App settings, Basic, copy the app ID and the app secret.',
    page: 'In Messenger, API settings, connect your page: its ID and its access token stand there.',
    webhook:
      'There too, enter the webhook URL below with your verify token, and subscribe to messages, deliveries and reads.',
  },
  instagram: {
    account: 'The Instagram account must be a professional one, connected to a page.',
    app: 'Make an app of type Business at Meta for Developers and add Instagram to it.',
    secret: 'In App settings, Basic, copy the app ID and the app secret.',
    user: 'In Instagram, API setup, copy the account’s user ID and generate its token.',
    webhook: 'There too, enter the webhook URL below with your verify token, and subscribe to messages.',
  },
  twilio: {
    account: 'On the first page of the console, under Account Info, copy the account SID and the auth token.',
    sender: 'In Messaging, Services, make a service with your numbers and copy its SID; or take a number alone.',
    webhook: 'In the service, Integration, choose Send a webhook and enter the webhook URL below.',
    consent: 'STOP and START are honoured by themselves: who has opted out is not written to.',
  },
  telegram: {
    create: 'In Telegram, open a chat with @BotFather and send /newbot.',
    name: 'Choose a name, and a user name that ends in “bot”.',
    token: 'Copy the token that BotFather answers with, and paste it below.',
    save: 'Save the configuration and test the connection: the webhook is then set by itself.',
    write: 'Write to your bot. Telegram lets a bot answer only those who wrote to it first.',
  },
  x: {
    app: 'At the X developer portal, make a project and an app in it.',
    auth: 'In the app’s User authentication settings, choose OAuth 2.0, Web App, with read, write and direct messages.',
    redirect: 'Enter the redirect URI below there, exactly as it stands.',
    keys: 'In Keys and tokens, copy the client ID and the client secret, and save them here.',
    connect: 'Connect with Twitter, and allow the account.',
  },
  linkedin: {
    app: 'Make an app at LinkedIn Developers and let your page confirm it.',
    keys: 'In Auth, copy the client ID and the client secret.',
    token: 'With the token generator, make a token with w_organization_social and r_organization_social.',
    page: 'The number in the address of your page’s admin view is the organization ID.',
    webhook: 'In Webhooks, add the webhook URL below. LinkedIn checks it at once.',
  },
} satisfies Record<Provider, Steps>);
