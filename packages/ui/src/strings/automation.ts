import { section } from '../locale';

/** What the guardrails say. */
export const guardrailStrings = section('guardrails', ({ counted, figure }) => ({
  title: 'Themis Guardrails',
  failed: 'The guardrails could not be read',
  l1: 'Enable L1 (labels & drafts)',
  l1Help: 'Labels messages and prepares drafts. Sends nothing.',
  l2: 'Enable L2 (canary sends)',
  l2Help: 'Sends to a small group first, then continues if few unsubscribe or complain.',
  canary: 'Canary size',
  canaryWrong: 'A whole number of at least 1',
  budget: 'Daily send budget',
  budgetWrong: 'A whole number of at least 0',
  stops: 'When sending stops',
  unsub: 'Unsubscribes',
  complaints: 'Complaints',
  stopHelp: 'Maximum acceptable rate. Sending stops when results exceed it with 95% confidence.',
  shareWrong: 'Between 0 % and 100 %',
  save: 'Save Guardrails',
  saved: 'Guardrails saved',
  savedHelp: 'Every automated message is held against them from now on.',
  savedLocally: 'Your setup has been saved locally.',
  savedLocallyTitle: 'Configuration Saved',
  now: 'How it stands',
  nowFailed: 'How it stands could not be read',
  today: 'Sent today',
  dayEnds: 'The next day begins',
  budgetSpent: 'The budget of today is spent. Sending goes on tomorrow.',
  nothing: 'No automation has asked to send anything yet.',
  /** @param canary its size. */
  canaryProgress: (sends: number, canary: number) => `Canary: ${figure(sends)} of ${figure(canary)} sent`,
  canaryWaits: 'The canary is out. The rest follows',
  rest: (sends: number) => `${counted(sends, 'message', 'messages')} sent, to all`,
  draftsOnly: 'Writes drafts only: L2 is off.',
  switchedOff: 'Does nothing: L1 and L2 are off.',
  stopped: {
    unsubscribes: (events: number, sends: number) =>
      `Stopped: ${counted(events, 'unsubscribe', 'unsubscribes')} after ${counted(sends, 'message', 'messages')}.`,
    complaints: (events: number, sends: number) =>
      `Stopped: ${counted(events, 'complaint', 'complaints')} after ${counted(sends, 'message', 'messages')}.`,
  },
  refused: (count: number) => `${counted(count, 'message', 'messages')} held back`,
}));

interface Harvested {
  readonly mailboxes: number;
  readonly messages: number;
  readonly files: number;
  readonly envelopes: number;
}

interface Briefed {
  readonly answer: number;
  readonly follow_up: number;
  readonly send_failed: number;
  readonly connection: number;
}

/** What the schedule of the night says. */
export const nightOpsStrings = section('nightOps', ({ counted, list }) => ({
  title: 'NightOps Schedule',
  failed: 'The schedule could not be read',
  time: 'Morning Brief Time',
  timeHelp: 'By the clock of the workspace',
  saveTime: 'Save time',
  start: { inbox_harvester: 'Run Inbox Harvester', morning_brief: 'Generate Morning Brief' },
  notStarted: { inbox_harvester: 'The harvester was not started', morning_brief: 'The brief was not begun' },
  needsServer: 'Both need the server, which does not answer.',
  running: { inbox_harvester: 'Harvesting the inbox', morning_brief: 'Writing the brief' },
  waiting: 'Waiting for its turn',
  cancel: 'Cancel',
  notCancelled: 'It goes on',
  cancelled: 'Cancelled',
  done: { inbox_harvester: 'Inbox harvested', morning_brief: 'Morning brief is ready' },
  failedRun: { inbox_harvester: 'The harvest failed', morning_brief: 'The brief could not be written' },
  harvested: ({ mailboxes, messages, files, envelopes }: Harvested) =>
    [
      `${counted(messages, 'new message', 'new messages')} in ${counted(mailboxes, 'mailbox', 'mailboxes')}`,
      ...(files === 0 ? [] : [counted(files, 'file', 'files')]),
      ...(envelopes === 0 ? [] : [counted(envelopes, 'event read again', 'events read again')]),
    ].join(', '),
  briefed: ({ answer, follow_up, send_failed, connection }: Briefed) => {
    const parts = [
      ...(answer === 0 ? [] : [`${counted(answer, 'message', 'messages')} to answer`]),
      ...(follow_up === 0 ? [] : [`${counted(follow_up, 'person', 'people')} to follow up`]),
      ...(send_failed === 0 ? [] : [`${counted(send_failed, 'message', 'messages')} that did not arrive`]),
      ...(connection === 0 ? [] : [`${counted(connection, 'connection', 'connections')} to look at`]),
    ];
    return parts.length === 0 ? 'Nothing waits for you.' : `${list(parts)}.`;
  },
}));
