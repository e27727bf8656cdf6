import type { ChannelLook, ChannelSetup } from './channel';

export const linkedinLook = { icon: 'linkedin', hue: { hue: 248, strength: 1 } } as const satisfies ChannelLook;

export const linkedinSetup = {
  name: 'LinkedIn',
  providers: {
    linkedin: {
      console: 'https://www.linkedin.com/developers/apps',
      guide: {
        app: 'Make an app at LinkedIn Developers and let your page confirm it.',
        keys: 'In Auth, copy the client ID and the client secret.',
        token: 'With the token generator, make a token with w_organization_social and r_organization_social.',
        page: 'The number in the address of your page’s admin view is the organization ID.',
        webhook: 'In Webhooks, add the webhook URL below. LinkedIn checks it at once.',
      },
    },
  },
} satisfies ChannelSetup;
