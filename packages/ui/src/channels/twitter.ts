import type { ChannelLook, ChannelSetup } from './channel';

export const twitterLook = { icon: 'twitter', hue: { hue: 82, strength: 0.12 } } as const satisfies ChannelLook;

export const twitterSetup = {
  name: 'Twitter (X)',
  providers: {
    x: {
      console: 'https://developer.x.com',
      guide: {
        app: 'In the X developer portal, create a project with an app.',
        auth: 'In the app’s User authentication settings, choose OAuth 2.0, Web App, with read, write and direct messages.',
        redirect: 'Enter the redirect URI below there, exactly as shown.',
        keys: 'In Keys and tokens, copy the client ID and the client secret, and save them here.',
        connect: 'Connect with Twitter and authorize the account.',
      },
    },
  },
} satisfies ChannelSetup;
