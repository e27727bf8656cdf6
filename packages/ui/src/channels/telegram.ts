import type { ChannelLook, ChannelSetup } from './channel';

export const telegramLook = { icon: 'send', hue: { hue: 225, strength: 1 } } as const satisfies ChannelLook;

export const telegramSetup = {
  name: 'Telegram',
  providers: {
    telegram: {
      console: 'https://t.me/BotFather',
      guide: {
        create: 'In Telegram, open a chat with @BotFather and send /newbot.',
        name: 'Choose a name and a username that ends in “bot”.',
        token: 'Copy the token from BotFather’s reply and paste it below.',
        save: 'Save the configuration and test the connection. This sets the webhook.',
        write: 'Send your bot a message. Telegram bots can only reply to people who wrote first.',
      },
    },
  },
} satisfies ChannelSetup;
