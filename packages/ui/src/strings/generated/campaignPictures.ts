// Written by `npm run generate` from messages/en/campaignPictures.json.
import { section } from '../../locale';

export const campaignPicturesStrings = section('campaignPictures', ({ counted }) => ({
  funnelTitle: 'From sent to replied',
  stage: {
    sent: 'Sent',
    delivered: 'Delivered',
    opened: 'Opened or read',
    replied: 'Replied',
  },
  funnelFailed: 'Couldn’t load the funnel',
  funnelEmpty: 'Nothing has been sent yet.',
  variantsTitle: ({ rate }: { rate: string }) => `${rate}: what each variant may have`,
  undecided: 'Not decided: the rule needs more messages.',
  decided: ({ name }: { name: string }) => `${name} beats every other variant.`,
  single: 'There is nothing to compare with.',
  rate: {
    reply: 'Reply rate',
    open: 'Open rate',
    click: 'Click rate',
  },
  canaryFound: ({ complaints, most }: { complaints: number; most: number }) => `${complaints === 0 ? 'No complaint' : counted(complaints, 'complaint', 'complaints')} so far; ${counted(most, 'stops', 'stop')} the campaign.`,
  funnel: 'Funnel',
}));
