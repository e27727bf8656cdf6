// Written by `npm run generate` from messages/en/member.json.
import { section } from '../../locale';

export const memberStrings = section('member', {
  title: 'Members',
  help: 'To whom conversations and tasks can be assigned.',
  failed: 'The members could not be read',
  owner: 'Owner',
  add: 'Add member',
  addTitle: 'Add member',
  editTitle: 'Change member',
  name: 'Name',
  email: 'E-mail (optional)',
  save: 'Save',
  cancel: 'Cancel',
  noEmail: 'No e-mail address',
  more: ({ name }: { name: string }) => `More about ${name}`,
  edit: 'Change',
  remove: 'Remove',
  askRemove: ({ name }: { name: string }) => `Remove ${name}?`,
  askRemoveHelp: 'What is assigned to them stays, and belongs to nobody then.',
});
