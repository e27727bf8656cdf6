import type { ChannelLook, ChannelSetup } from './channel';

export const messengerLook = { icon: 'messenger', hue: { hue: 278, strength: 1 } } as const satisfies ChannelLook;

export const messengerSetup = {
  name: 'FB Messenger',
  providers: {
    messenger: {
      console: 'https://developers.facebook.com/apps',
      guide: {
        app: 'Make an app of type Business at Meta for Developers and add Messenger to it.',
        secret: 'In App settings, Basic, copy the app ID and the app secret.',
        page: 'In Messenger, API settings, connect your page: its ID and its access token stand there.',
        webhook:
          'There too, enter the webhook URL below with your verify token, and subscribe to messages, deliveries and reads.',
      },
    },
  },
} satisfies ChannelSetup;
