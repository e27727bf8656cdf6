// Written by `npm run generate` from messages/en/address.json.
import { section } from '../../locale';

export const addressStrings = section('address', ({ figure }) => ({
  title: 'Your email addresses',
  list: 'Your addresses',
  none: 'None are known yet. The next import reads them from the file, unless you add them here.',
  failed: 'Your addresses could not be read',
  example: 'anna@example.com',
  help: 'Type an address and press Enter to add it. Mail from these addresses counts as sent by you. When the list changes, the mail that names a changed address is sorted again; what you moved yourself stays where it is.',
  objection: {
    invalid: ({ typed }: { typed: string }) => `“${typed}” is not an email address.`,
    known: 'That address is on the list already.',
    full: ({ most }: { most: number }) => `${figure(most)} addresses are the most.`,
  },
}));
