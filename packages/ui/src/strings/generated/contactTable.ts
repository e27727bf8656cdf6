// Written by `npm run generate` from messages/en/contactTable.json.
import { section } from '../../locale';

export const contactTableStrings = section('contactTable', ({ figure }) => ({
  list: 'Contacts',
  filterChannel: 'Channel',
  anyChannel: 'Any channel',
  filterTag: 'Tag',
  anyTag: 'Any tag',
  order: 'Order',
  clearFilters: 'Clear filters',
  none: 'No contact matches the filters.',
  columns: {
    name: 'Name',
    title: 'Title',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    channels: 'Channels',
    activity: 'Last message',
    location: 'Location',
    birthday: 'Birthday',
    linkedin: 'LinkedIn',
    created: 'Added',
    tags: 'Tags',
  },
  saved: 'Saved',
  merge: 'Merge…',
  tagsHelp: 'Enter adds a tag, and saves when nothing is typed. Esc cancels.',
  tagTooLong: ({ most }: { most: number }) => `A tag has at most ${figure(most)} characters.`,
}));
