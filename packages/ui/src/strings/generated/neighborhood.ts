// Written by `npm run generate` from messages/en/neighborhood.json.
import { section } from '../../locale';

export const neighborhoodStrings = section('neighborhood', ({ counted, figure }) => ({
  title: ({ name }: { name: string }) => `Connections of ${name}`,
  picture: ({ name, shown }: { name: string; shown: number }) => `${name} and ${counted(shown, 'connection', 'connections')}`,
  hint: 'Arrow keys go to the next one in that direction, Enter puts them in the middle, Escape goes back.',
  trail: 'The way here',
  back: ({ name }: { name: string }) => `Back to ${name}`,
  showTable: 'Show as table',
  showPicture: 'Show as picture',
  moreHelp: ({ count }: { count: number }) => `${counted(count, 'weaker relationship is', 'weaker relationships are')} not in the picture.`,
  empty: 'No relationships yet',
  emptyHelp: 'They appear with the messages that people write to each other, and with the companies they work at.',
  failed: 'Couldn’t load connections',
  loading: 'Loading connections...',
  kind: {
    Person: 'person',
    Company: 'company',
  },
  owner: 'you',
  messages: ({ count }: { count: number }) => counted(count, 'message', 'messages'),
  answered: ({ time }: { time: string }) => `answered in ${time}`,
  worksThere: 'works there',
  worksAt: 'employer',
  time: {
    minutes: ({ amount }: { amount: number }) => figure(amount, { style: 'unit', unit: 'minute', currencyDisplay: 'name', unitDisplay: 'long' }),
    hours: ({ amount }: { amount: number }) => figure(amount, { style: 'unit', unit: 'hour', currencyDisplay: 'name', unitDisplay: 'long' }),
    days: ({ amount }: { amount: number }) => figure(amount, { style: 'unit', unit: 'day', currencyDisplay: 'name', unitDisplay: 'long' }),
  },
  inTheMiddle: 'in the middle',
  open: 'Open the contact',
  head: {
    name: 'Name',
    kind: 'Kind',
    messages: 'Messages',
    reply: 'Answers after',
    last: 'Last message',
  },
  none: '–',
}));
