import type { ChannelLook, ChannelSetup } from './channel';

export const messengerLook = { icon: 'messenger', hue: { hue: 278, strength: 1 } } as const satisfies ChannelLook;

export const messengerSetup = {
  name: 'FB Messenger',
  providers: {
    messenger: {
      console: 'https://developers.facebook.com/apps',
      guide: {
        app: 'In Meta for Developers, create an app of type Business and add Messenger to it.',
        secret: 'In App settings, Basic, copy the app ID and the app secret.',
        page: 'In Messenger, API settings, connect your page. Copy its ID and access token.',
        webhook:
          'There, also enter the webhook URL below with your verify token, and subscribe to messages, deliveries and reads.',
      },
    },
  },
} satisfies ChannelSetup;
