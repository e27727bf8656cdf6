// Written by `npm run generate` from messages/en/source.json.
import { section } from '../../locale';

export const sourceStrings = section('source', {
  name: 'Name',
  nameHelp: 'Left empty, it is the name of its site.',
  save: 'Save',
  cancel: 'Cancel',
  sample: 'Sample',
  lastRead: 'Read',
  neverRead: 'Not read yet',
  isOff: 'Not read while it is off',
  more: ({ name }: { name: string }) => `More about ${name}`,
  rename: 'Rename',
  remove: 'Remove',
  added: ({ name }: { name: string }) => `${name} was added`,
  addedUnread: ({ name }: { name: string }) => `${name} was added, but could not be read`,
  switchFailed: ({ name }: { name: string }) => `${name} stays as it was`,
});
