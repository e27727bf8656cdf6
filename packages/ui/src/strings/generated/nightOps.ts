// Written by `npm run generate` from messages/en/nightOps.json.
import { section } from '../../locale';

export const nightOpsStrings = section('nightOps', ({ counted }) => ({
  title: 'NightOps Schedule',
  failed: 'The schedule could not be read',
  time: 'Morning Brief Time',
  timeHelp: 'Workspace time',
  saveTime: 'Save time',
  start: {
    inbox_harvester: 'Run Inbox Harvester',
    morning_brief: 'Generate Morning Brief',
  },
  notStarted: {
    inbox_harvester: 'The harvester was not started',
    morning_brief: 'The brief was not begun',
  },
  needsServer: 'Both need the server, which does not answer.',
  running: {
    inbox_harvester: 'Harvesting the inbox',
    morning_brief: 'Writing the brief',
  },
  waiting: 'Waiting for its turn',
  cancel: 'Cancel',
  notCancelled: 'It continues',
  cancelled: 'Cancelled',
  done: {
    inbox_harvester: 'Inbox harvested',
    morning_brief: 'Morning brief is ready',
  },
  failedRun: {
    inbox_harvester: 'The harvest failed',
    morning_brief: 'The brief could not be written',
  },
  harvested: {
    messages: ({ messages, mailboxes }: { messages: number; mailboxes: number }) => `${counted(messages, 'new message', 'new messages')} in ${counted(mailboxes, 'mailbox', 'mailboxes')}`,
    files: ({ files }: { files: number }) => counted(files, 'file', 'files'),
    envelopes: ({ envelopes }: { envelopes: number }) => counted(envelopes, 'event read again', 'events read again'),
  },
  briefed: {
    answer: ({ answer }: { answer: number }) => counted(answer, 'message to answer', 'messages to answer'),
    follow_up: ({ follow_up }: { follow_up: number }) => counted(follow_up, 'person to follow up', 'people to follow up'),
    send_failed: ({ send_failed }: { send_failed: number }) => counted(send_failed, 'message that did not arrive', 'messages that did not arrive'),
    connection: ({ connection }: { connection: number }) => counted(connection, 'connection to look at', 'connections to look at'),
    nothing: 'Nothing waits for you.',
    all: ({ parts }: { parts: string }) => `${parts}.`,
  },
}));
