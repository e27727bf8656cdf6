// Written by `npm run generate` from messages/en/cannedReply.json.
import { section } from '../../locale';

export const cannedReplyStrings = section('cannedReply', ({ figure }) => ({
  title: 'Canned replies',
  none: 'No canned replies yet',
  noneHelp: 'Keep what you write every week, and use it by name.',
  failed: 'The canned replies could not be read.',
  add: 'Add a canned reply',
  edit: ({ name }: { name: string }) => `Edit ${name}`,
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  name: 'Name',
  content: 'Text',
  contentHelp: '{first_name}, {company} and {my_name} are filled in for whom you write to.',
  shortcut: 'Shortcut (optional)',
  shortcutHelp: 'Typed after a slash in a reply: small letters, digits and hyphens.',
  nameNeeded: 'A name is required',
  nameTooLong: ({ most }: { most: number }) => `At most ${figure(most)} characters`,
  contentNeeded: 'A text is required',
  contentTooLong: ({ most }: { most: number }) => `At most ${figure(most)} characters`,
  shortcutWrong: 'Small letters, digits and hyphens only',
  save: 'Save',
  cancel: 'Cancel',
  removeTitle: ({ name }: { name: string }) => `Remove “${name}”?`,
  removeHelp: 'It can no longer be used. What was sent with it stays.',
  removeConfirm: 'Remove',
}));
