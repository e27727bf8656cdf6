// Written by `npm run generate` from messages/en/member.json.
import { section } from '../../locale';

export const memberStrings = section('member', {
  title: 'Members',
  help: 'People to assign conversations and tasks to.',
  failed: 'The members could not be read',
  owner: 'Owner',
  add: 'Add member',
  addTitle: 'Add member',
  editTitle: 'Change member',
  name: 'Name',
  email: 'Email (optional)',
  save: 'Save',
  cancel: 'Cancel',
  noEmail: 'No email address',
  more: ({ name }: { name: string }) => `More about ${name}`,
  edit: 'Change',
  remove: 'Remove',
  askRemove: ({ name }: { name: string }) => `Remove ${name}?`,
  askRemoveHelp: 'Their assignments stay, without an assignee.',
});
