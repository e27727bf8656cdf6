import type { ChannelLook, ChannelSetup } from './channel';

export const smsLook = { icon: 'sms', hue: { hue: 330, strength: 0.85 } } as const satisfies ChannelLook;

export const smsSetup = {
  name: 'SMS',
  providers: {
    twilio: {
      console: 'https://console.twilio.com',
      guide: {
        account: 'On the first page of the console, under Account Info, copy the account SID and the auth token.',
        sender: 'In Messaging, Services, create a service with your numbers and copy its SID. Or use a single number.',
        webhook: 'In the service, Integration, choose Send a webhook and enter the webhook URL below.',
        consent: 'STOP and START are handled automatically: contacts who opted out receive nothing.',
      },
    },
  },
} satisfies ChannelSetup;
