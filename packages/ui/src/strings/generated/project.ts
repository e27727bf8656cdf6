// Written by `npm run generate` from messages/en/project.json.
import { section } from '../../locale';

export const projectStrings = section('project', ({ counted, figure }) => ({
  title: 'Projects',
  failed: 'The projects could not be read',
  none: 'No projects yet',
  noneHelp: 'A project groups conversations.',
  add: 'Add project',
  addTitle: 'Add a project',
  rename: 'Rename',
  renameTitle: 'Rename the project',
  remove: 'Remove',
  removeTitle: ({ name }: { name: string }) => `Remove ${name}?`,
  removeHelp: ({ conversations }: { conversations: number }) => `${counted(conversations, 'conversation', 'conversations')} will lose this label. Nothing else changes.`,
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  more: ({ name }: { name: string }) => `More about ${name}`,
  counts: ({ open, unread }: { open: number; unread: number }) => `${counted(open, 'open conversation', 'open conversations')}, ${figure(unread)} unread`,
  choose: 'Projects of this conversation',
  notKept: 'The projects were not changed',
}));
