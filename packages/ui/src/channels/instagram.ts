import type { ChannelLook, ChannelSetup } from './channel';

export const instagramLook = { icon: 'instagram', hue: { hue: 2, strength: 1 } } as const satisfies ChannelLook;

export const instagramSetup = {
  name: 'Instagram',
  providers: {
    instagram: {
      console: 'https://developers.facebook.com/apps',
      guide: {
        account: 'The Instagram account must be a professional account, connected to a page.',
        app: 'In Meta for Developers, create an app of type Business and add Instagram to it.',
        secret: 'In App settings, Basic, copy the app ID and the app secret.',
        user: 'In Instagram, API setup, copy the account’s user ID and generate its token.',
        webhook: 'There, also enter the webhook URL below with your verify token, and subscribe to messages.',
      },
    },
  },
} satisfies ChannelSetup;
