import type { ChannelLook, ChannelSetup } from './channel';

export const linkedinLook = { icon: 'linkedin', hue: { hue: 248, strength: 1 } } as const satisfies ChannelLook;

export const linkedinSetup = {
  name: 'LinkedIn',
  providers: {
    linkedin: {
      console: 'https://www.linkedin.com/developers/apps',
      guide: {
        app: 'In LinkedIn Developers, create an app and have your page verify it.',
        keys: 'In Auth, copy the client ID and the client secret.',
        token: 'In the token generator, create a token with w_organization_social and r_organization_social.',
        page: 'The organization ID is the number in the URL of your page’s admin view.',
        webhook: 'In Webhooks, add the webhook URL below. LinkedIn checks it right away.',
      },
    },
  },
} satisfies ChannelSetup;
