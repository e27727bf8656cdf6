// Written by `npm run generate` from messages/en/contactDeals.json.
import { section } from '../../locale';

export const contactDealsStrings = section('contactDeals', {
  title: 'Deals',
  add: 'New deal',
  none: 'No deals yet',
  noneHelp: 'Enter what you are negotiating, with its value and the day you expect it to close.',
  failed: 'The deals could not be read',
  linked: ({ title }: { title: string }) => `${title}: linked to this conversation`,
});
