import type { ChannelMode } from '@concordia/domain';
import { section } from '../locale';

/** What the sources of news say. */
export const newsSourceStrings = section('newsSources', () => ({
  title: 'News sources',
  help: 'Where the headlines of the ticker come from: RSS, Atom or JSON feeds.',
  failed: 'The sources could not be read',
  none: 'No sources',
  noneHelp: 'Add the feed of a paper that you read, and its headlines run in the ticker.',
  add: 'Add source',
  address: 'Address of the feed',
  addressHelp: 'For example https://www.ecb.europa.eu/rss/press.html',
  addressWrong: 'An address that begins with https:// or http://',
  name: 'Name',
  nameHelp: 'Left empty, it is the name of its site.',
  save: 'Save',
  cancel: 'Cancel',
  sample: 'Sample',
  lastRead: 'Read',
  neverRead: 'Not read yet',
  isOff: 'Not read while it is off',
  more: (name: string) => `More about ${name}`,
  rename: 'Rename',
  renameTitle: 'Rename source',
  remove: 'Remove',
  removed: (name: string) => `${name} was removed`,
  undo: 'Undo',
  askRemoveSample: (name: string) => `Remove ${name}?`,
  askRemoveSampleHelp:
    'It is a sample that comes with the program and cannot be added again. Switched off, it can come back.',
  added: (name: string) => `${name} was added`,
  addedUnread: (name: string) => `${name} was added, but could not be read`,
  switchFailed: (name: string) => `${name} stays as it was`,
  removeFailed: (name: string) => `${name} was not removed`,
  undoFailed: (name: string) => `${name} could not be brought back`,
}));

/** What the list of members says. */
export const memberStrings = section('members', () => ({
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
  more: (name: string) => `More about ${name}`,
  edit: 'Change',
  remove: 'Remove',
  askRemove: (name: string) => `Remove ${name}?`,
  askRemoveHelp: 'What is assigned to them stays, and belongs to nobody then.',
}));

/** What data protection says: how long messages are kept, and the receipts of erasures. */
export const dataProtectionStrings = section('dataProtection', ({ counted, figure }) => ({
  title: 'Data protection',
  failed: 'The settings could not be read',
  limit: 'Remove old messages',
  limitHelp: 'Every night, those that are older than so many days. People stay.',
  days: 'Days to keep',
  bounds: (least: number, most: number) => `Between ${figure(least)} and ${figure(most)} days`,
  counting: 'Counting what would go…',
  countFailed: (why: string) => `What would go could not be counted. ${why}`,
  /** @param before the day from which on everything stays. */
  wouldGo: (messages: number, before: string) =>
    messages === 0
      ? `No message is older than ${before}.`
      : `${counted(messages, 'message', 'messages')} from before ${before} would go.`,
  save: 'Save',
  saved: 'Saved',
  savedOff: 'Messages are kept for ever.',
  savedOn: (days: number) => `Messages are kept for ${counted(days, 'day', 'days')}.`,
  ask: (days: number) => `Remove messages older than ${counted(days, 'day', 'days')}?`,
  askHelp: (messages: number) =>
    messages === 0
      ? 'No message is that old today. Every night those go that have become too old. This cannot be undone.'
      : `Tonight ${counted(messages, 'message goes', 'messages go')}, and every night those that have become too old. This cannot be undone.`,
  askConfirm: 'Remove them',
  keepThem: 'Keep them',
  notSaved: 'This was not saved',
  erasures: 'Erasures',
  erasuresHelp: 'The receipts of people who were erased. They hold nothing about the person.',
  noErasures: 'Nobody was erased yet.',
  erasuresFailed: 'The receipts could not be read',
  running: 'Under way',
  done: 'Done',
  receipt: (id: string) => `Receipt ${id}`,
  erased: (messages: number, files: number, points: number, notes: number, other: number) =>
    [
      counted(messages, 'message', 'messages'),
      counted(files, 'file', 'files'),
      counted(points, 'address or number', 'addresses and numbers'),
      counted(notes, 'note', 'notes'),
      counted(other, 'other thing', 'other things'),
    ].join(' · '),
  more: 'Show more',
}));

/** What the switches of the rehearsal say. */
export const rehearsalStrings = section('rehearsal', () => ({
  title: 'Rehearsal',
  help: 'Nothing leaves this machine. A simulated channel speaks to a provider made up here, with the limits of the real one: try out what sending, receipts and refusals are like.',
  failed: 'The channels could not be read',
  mode: {
    not_connected: 'Not connected',
    simulated: 'Simulated',
    live: 'Live',
  } satisfies Record<ChannelMode, string>,
  simulate: (channel: string) => `Simulate ${channel}`,
  switchFailed: (channel: string) => `${channel} stays as it was`,
}));
