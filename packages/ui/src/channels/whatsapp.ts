import type { ChannelLook, ChannelSetup } from './channel';

export const whatsappLook = { icon: 'whatsapp', hue: { hue: 150, strength: 1 } } as const satisfies ChannelLook;

export const whatsappSetup = {
  name: 'WhatsApp',
  providers: {
    whatsapp: {
      console: 'https://developers.facebook.com/apps',
      guide: {
        app: 'In Meta for Developers, create an app of type Business and add WhatsApp to it.',
        secret: 'In App settings, Basic, copy the app ID and the app secret.',
        token: 'In Business settings, System users, generate a token with whatsapp_business_messaging.',
        phone: 'In WhatsApp, API Setup, copy the phone number ID.',
        webhook:
          'In WhatsApp, Configuration, enter the webhook URL below with your verify token, and subscribe to messages.',
      },
    },
    twilioWhatsapp: {
      console: 'https://console.twilio.com',
      guide: {
        account: 'On the first page of the console, under Account Info, copy the account SID and the auth token.',
        sender: 'In Messaging, Senders, WhatsApp senders, copy the number of your sender.',
        webhook: 'In the sender, enter the webhook URL below for incoming messages and for status callbacks.',
      },
    },
  },
} satisfies ChannelSetup;
