import type { ChannelLook, ChannelSetup } from './channel';

export const emailLook = { icon: 'mail', hue: { hue: 30, strength: 1 } } as const satisfies ChannelLook;

export const emailSetup = {
  name: 'Email',
  providers: {
    sendgrid: {
      console: 'https://app.sendgrid.com',
      guide: {
        key: 'In Settings, API Keys, create a key that may send mail.',
        sender: 'In Settings, Sender Authentication, verify the domain of your from address.',
        events:
          'In Settings, Mail Settings, Event Webhook, enter the webhook URL below and switch signing on. Its verification key belongs under Security.',
        inbound: 'In Settings, Inbound Parse, add your domain with the same URL: replies then come in.',
      },
    },
    mailgun: {
      console: 'https://app.mailgun.com',
      guide: {
        domain: 'In Send, Domains, add and verify the domain. Whether it is in the US or the EU stands above it.',
        key: 'In the domain’s settings, Sending keys, create a key.',
        events:
          'In Send, Webhooks, enter the webhook URL below for each event. The signing key there belongs under Security.',
        inbound: 'In Receive, Routes, forward what arrives to the same URL.',
      },
    },
    postmark: {
      console: 'https://account.postmarkapp.com',
      guide: {
        key: 'On your server, API Tokens, copy the server API token.',
        sender: 'In Sender Signatures, confirm your from address or its domain.',
        events:
          'In the message stream, Webhooks, add the webhook URL below. Postmark signs nothing: set a password under Security and put it into the address.',
        inbound: 'In the inbound stream, Settings, enter the same URL.',
      },
    },
    ses: {
      console: 'https://console.aws.amazon.com/ses',
      guide: {
        identity: 'In SES, Identities, verify the domain or address you send from, in your region.',
        key: 'In IAM, create a user who may call ses:SendEmail, and an access key for them.',
        topic: 'In SNS, make a topic for events, and name it in the SES configuration set. Copy its ARN.',
        events: 'In the topic, create an HTTPS subscription to the webhook URL below. It is confirmed by itself.',
      },
    },
    imap: {
      console: null,
      guide: {
        servers: 'Your provider’s help names the servers for IMAP and SMTP. Both must be encrypted.',
        password: 'With two-step sign-in, make an app password: your own will not be taken.',
        folder: 'New mail of the folder comes in as it arrives. Nothing is deleted on the server.',
      },
    },
  },
} satisfies ChannelSetup;
