// Written by `npm run generate` from messages/en/contact.json.
import { section } from '../../locale';

export const contactStrings = section('contact', {
  all: 'All contacts',
  list: 'Contacts',
  none: 'No Contacts Yet',
  noneHelp: 'Add a contact or import them. Contacts appear here as soon as they have messages.',
  failed: 'The contacts could not be read',
  individual: 'Individual',
  contact: 'Contact',
  emailOnCard: 'Email',
  email: 'Email',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  company: 'Company',
  location: 'Location',
  birthday: 'Birthday',
  lastMessage: 'Last message',
  availableChannels: 'Available Channels',
  viewDetails: 'View Details',
  viewDetailsOf: ({ name }: { name: string }) => `View Details: ${name}`,
  details: 'Contact details',
  unknown: 'Contact information not available',
  unknownHelp: 'This contact is not in the workspace; it may have been merged with another.',
  contactFailed: 'The contact could not be read',
});
