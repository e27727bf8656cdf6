import type { ImportRun } from '@concordia/api-client';
import { section } from '../locale';

/** What the import of a mailbox says. */
export const importStrings = section('imports', ({ bytes, counted, figure }) => ({
  title: 'Import your mail',
  howTo: 'How to get your mail out of Gmail or Thunderbird',
  fromGmail:
    'From Gmail: ask <takeout>Google Takeout</takeout> for Mail alone, unpack the archive that it sends you, and bring the .mbox file inside.',
  fromThunderbird:
    'From Thunderbird: open the profile folder under Help, Troubleshooting Information; each mail folder is a file there, named like it and without an ending.',
  failed: 'The imports could not be read',

  addresses: 'Your e-mail addresses',
  addressesHelp: 'Used to tell sent from received email. Leave blank to detect.',
  addressesExample: 'anna@example.com, anna@work.example',
  notAddresses: (typed: readonly string[]) => `${typed.join(', ')}: not an e-mail address.`,
  drop: 'Drop a mailbox here',
  dropHelp:
    'An .mbox file of any size, or single .eml messages. Several are imported one after the other. Importing only reads: nothing is sent, and your mailbox stays as it is.',
  choose: 'Choose files',
  replacesDemo: 'What you see now is a demo. It goes when your first import begins.',

  refused: (file: string) => `${file} was not taken`,
  objection: {
    empty: 'This file is empty.',
    archive: 'This is an archive. Unpack it and choose the .mbox file inside.',
    index: 'This is only Thunderbird’s index. The messages are in the file of the same name without .msf.',
    outlook: 'Outlook’s own format cannot be read. Export the mailbox as .mbox, or drag the messages out as .eml.',
  },

  sent: (done: number, whole: number) => `${bytes(done)} of ${bytes(whole)} sent`,
  waits: 'waits for the file before it',
  notReceived: (file: string) => `${file} was not received`,
  leave: 'Leave it',
  stop: 'Stop',
  goOn: 'Go on',
  openBoard: 'Open the board',
  importing: (file: string) => `Importing ${file}`,
  details: 'Details',

  state: {
    receiving: 'Receiving the file',
    queued: 'Waiting for its turn',
    reading: 'Reading messages',
    sorting: 'Sorting conversations onto the board',
    done: 'Imported',
    failed: 'Stopped by an error',
    cancelled: 'Stopped',
  } satisfies Record<ImportRun['state'], string>,
  ended: (file: string, state: string) => `${file}: ${state}`,
  position: (done: number, whole: number) => `${bytes(done)} of ${bytes(whole)}`,
  messages: (count: number) => counted(count, 'message', 'messages'),
  perSecond: (rate: number) => `${figure(rate, { maximumFractionDigits: rate < 10 ? 1 : 0 })} per second`,
  perMinute: (rate: number) => `${figure(rate, { maximumFractionDigits: 0 })} per minute`,
  left: (span: string) => `${span} left`,
  duplicates: (count: number) => `${figure(count)} already here`,
  repeats: (count: number) => `${figure(count)} repeated in this file`,
  leftOut: (count: number) => `${figure(count)} left out (spam, trash, drafts)`,
  unreadable: (count: number) => `${counted(count, 'message', 'messages')} could not be read`,

  noMessage: 'There was no message in this file.',
  nothingNew: 'Nothing new: its messages were here already.',
  nothingUsable: 'None of its messages could be added.',
  /** @param conversations and @param people 0 where there is none to speak of. @param span how long it took. */
  summary: (messages: number, conversations: number, people: number, span: string | null) => {
    const into = conversations > 0 ? ` in ${counted(conversations, 'conversation', 'conversations')}` : '';
    const met = people > 0 ? `, ${counted(people, 'new contact', 'new contacts')}` : '';
    return `${counted(messages, 'message', 'messages')}${into}${met}${span === null ? '' : `, in ${span}`}.`;
  },
  kept: (position: string) => `What was read until then (${position}) is kept; going on continues from there.`,

  showProblems: (count: number) => `Show ${counted(count, 'problem', 'problems')}`,
  hideProblems: (count: number) => `Hide ${counted(count, 'problem', 'problems')}`,
  problemsFailed: 'The problems could not be read',
  showMore: 'Show more',
  subject: (subject: string) => `“${subject}”`,
  place: (ordinal: number, byte: number) => `message ${figure(ordinal)}, at byte ${figure(byte)}`,
}));
