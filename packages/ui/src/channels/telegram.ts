import type { ChannelLook, ChannelSetup } from './channel';

export const telegramLook = { icon: 'send', hue: { hue: 225, strength: 1 } } as const satisfies ChannelLook;

export const telegramSetup = {
  name: 'Telegram',
  providers: {
    telegram: {
      console: 'https://t.me/BotFather',
      guide: {
        create: 'In Telegram, open a chat with @BotFather and send /newbot.',
        name: 'Choose a name, and a user name that ends in “bot”.',
        token: 'Copy the token that BotFather answers with, and paste it below.',
        save: 'Save the configuration and test the connection: the webhook is then set by itself.',
        write: 'Write to your bot. Telegram lets a bot answer only those who wrote to it first.',
      },
    },
  },
} satisfies ChannelSetup;
