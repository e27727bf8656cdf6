// Written by `npm run generate` from messages/en/stranger.json.
import { section } from '../../locale';

export const strangerStrings = section('stranger', {
  add: 'Add to contact',
  samePerson: 'Same person as…',
  moves: ({ address }: { address: string }) => `All messages from ${address} move to the contact, and later ones arrive there.`,
  likely: 'Likely contacts',
  addTo: ({ name }: { name: string }) => `Add to ${name}`,
  noneLikely: 'No contact has a similar name or address.',
  name: 'Name of a new contact',
  create: 'Create contact',
  added: ({ name }: { name: string }) => `Added to ${name}`,
  takenBack: ({ name }: { name: string }) => `Removed from ${name}`,
  failed: 'Couldn’t load likely contacts',
  notAdded: 'Nothing was added',
  taken: ({ name }: { name: string }) => `This address belongs to ${name}`,
});
