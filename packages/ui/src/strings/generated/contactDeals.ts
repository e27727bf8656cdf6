// Written by `npm run generate` from messages/en/contactDeals.json.
import { section } from '../../locale';

export const contactDealsStrings = section('contactDeals', ({ figure }) => ({
  title: 'Deals',
  add: 'New deal',
  none: 'No deals yet',
  noneHelp: 'Enter what you are negotiating, with its value and the day you expect it to close.',
  failed: 'The deals could not be read',
  linked: ({ title }: { title: string }) => `${title}: linked to this conversation`,
  readOf: ({ read, total }: { read: number; total: number }) => `${figure(read)} of ${figure(total)} deals`,
  more: 'Read more deals',
}));
