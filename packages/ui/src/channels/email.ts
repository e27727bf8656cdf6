import type { ChannelLook, ChannelSetup } from './channel';

export const emailLook = { icon: 'mail', hue: { hue: 30, strength: 1 } } as const satisfies ChannelLook;

export const emailSetup = {
  name: 'Email',
  providers: {
    sendgrid: {
      console: 'https://app.sendgrid.com',
      guide: {
        key: 'In Settings, API Keys, create a key with permission to send mail.',
        sender: 'In Settings, Sender Authentication, verify the domain of your From address.',
        events:
          'In Settings, Mail Settings, Event Webhook, enter the webhook URL below and turn on signing. Enter its verification key under Security.',
        inbound: 'In Settings, Inbound Parse, add your domain with the same URL to receive replies.',
      },
    },
    mailgun: {
      console: 'https://app.mailgun.com',
      guide: {
        domain: 'In Send, Domains, add and verify the domain. Its region, US or EU, is shown above it.',
        key: 'In the domain’s settings, Sending keys, create a key.',
        events:
          'In Send, Webhooks, enter the webhook URL below for each event. Enter the signing key shown there under Security.',
        inbound: 'In Receive, Routes, forward incoming mail to the same URL.',
      },
    },
    postmark: {
      console: 'https://account.postmarkapp.com',
      guide: {
        key: 'On your server, API Tokens, copy the server API token.',
        sender: 'In Sender Signatures, confirm your From address or its domain.',
        events:
          'In the message stream, Webhooks, add the webhook URL below. Postmark does not sign webhooks: set a password under Security and add it to the URL.',
        inbound: 'In the inbound stream, Settings, enter the same URL.',
      },
    },
    ses: {
      console: 'https://console.aws.amazon.com/ses',
      guide: {
        identity: 'In SES, Identities, verify the domain or address you send from, in your region.',
        key: 'In IAM, create a user with permission for ses:SendEmail, and an access key for that user.',
        topic: 'In SNS, create a topic for events and select it in the SES configuration set. Copy its ARN.',
        events: 'In the topic, create an HTTPS subscription to the webhook URL below. It is confirmed automatically.',
      },
    },
    imap: {
      console: null,
      guide: {
        servers: 'Your provider’s help pages list the IMAP and SMTP servers. Both must use encryption.',
        password: 'With two-step verification, create an app password: your own password will not work.',
        folder: 'New mail in the folder appears as it arrives. Nothing is deleted on the server.',
      },
    },
    microsoft: {
      console: 'https://entra.microsoft.com',
      guide: {
        app: 'In Entra ID, App registrations, register an application with the redirect URI below, for the platform Web.',
        permissions:
          'In API permissions, add the delegated permissions IMAP.AccessAsUser.All, SMTP.Send and offline_access of Microsoft Graph.',
        secret: 'In Certificates & secrets, create a client secret and copy its value.',
        mailbox: 'In the Exchange admin center, allow IMAP and authenticated SMTP for the mailbox.',
      },
    },
    google: {
      console: 'https://console.cloud.google.com/auth/clients',
      guide: {
        app: 'In Google Auth Platform, Clients, create an OAuth client of type Web application with the redirect URI below.',
        permissions: 'In Data access, add the scope https://mail.google.com/.',
        audience:
          'In Audience, choose Internal for Google Workspace. In testing mode, access of an external app ends after seven days.',
      },
    },
  },
} satisfies ChannelSetup;
