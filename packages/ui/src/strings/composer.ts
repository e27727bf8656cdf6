import { type CannedReplyGap, CHANNEL_NAMES, type Channel } from '@concordia/domain';
import { section } from '../locale';

const GAP_NAMES: Record<CannedReplyGap, string> = {
  first_name: 'their first name',
  company: 'their company',
  my_name: 'your name',
};

/** What the field for answers says, and what waits to leave. */
export const composerStrings = section('composer', ({ counted, figure, list }) => ({
  title: 'Reply',
  label: (channel: Channel) => `Reply on ${CHANNEL_NAMES[channel]}`,
  placeholder: (name: string) => `Write to ${name}. Type / for canned replies.`,
  placeholderNobody: 'Write an answer. Type / for canned replies.',
  subject: 'Subject',
  send: 'Send',
  attach: 'Attach files',
  everyone: 'Everyone can read this reply',
  template: 'Use a template',
  /** Read out while it is on its way. */
  sending: 'Sending',
  sendLater: 'Send later',
  cannedReplies: 'Canned replies',

  draft: {
    writing: 'Not saved yet',
    saving: 'Saving',
    saved: 'Draft saved',
    failed: 'Draft not saved. What you wrote is still here.',
  },
  draftFailed: 'The draft could not be read.',
  conflict: {
    title: 'This draft was changed in another window',
    theirs: 'There it says:',
    emptied: 'There it was sent or thrown away.',
    keepMine: 'Keep what is here',
    takeTheirs: 'Take what is there',
    keepBoth: 'Keep both',
  },

  left: (left: number, max: number) => `${figure(left)} of ${figure(max)} characters left`,
  used: (characters: number) => counted(characters, 'character', 'characters'),
  over: (over: number) => `${counted(over, 'character', 'characters')} too many`,
  segments: (segments: number) => counted(segments, 'segment', 'segments'),
  leftInSegment: (left: number) => `${figure(left)} left in this one`,
  unicode: 'With special characters a segment holds 70 instead of 160.',

  until: (time: string) => `Until ${time}.`,
  windowUntil: (time: string) => `You can answer freely until ${time}.`,
  instead: (channel: Channel) => `Use ${CHANNEL_NAMES[channel]} instead`,
  back: (channel: Channel) => `Back to ${CHANNEL_NAMES[channel]}`,
  switched: (channel: Channel) => `This goes out on ${CHANNEL_NAMES[channel]}.`,
  scheduleFor: (time: string) => `Schedule for ${time}`,
  simulated: 'Simulated: nothing leaves this machine',
  notConnected: (channel: Channel) => `${CHANNEL_NAMES[channel]} is not connected.`,
  setUp: (channel: Channel) => `Set up ${CHANNEL_NAMES[channel]}`,
  nobody: 'Nobody is known to have written this, so there is nobody to answer.',
  eligibilityFailed: 'Whether you may write here could not be read.',

  sentTitle: (seconds: number) => `Sending in ${figure(seconds)} s`,
  scheduledTitle: (time: string) => `Scheduled for ${time}`,
  undo: 'Undo',
  undone: 'Taken back. The text is in the reply again.',
  templateUndone: 'Taken back. Nothing is sent.',
  undoFailed: 'Not taken back',
  sendFailed: 'Not sent',
  stillHere: (reason: string) => `What you wrote is still here. ${reason}`,

  inOneHour: 'In one hour',
  thisEvening: 'This evening',
  tomorrow: 'Tomorrow morning',
  nextMonday: 'Monday morning',
  otherTime: 'Another time',
  chooseTime: 'When to send it',
  day: 'Day',
  time: 'Time',
  schedule: 'Schedule',
  cancel: 'Cancel',
  timeIsPast: 'Choose a time that is still to come',

  outbox: 'On its way out',
  entry: {
    queued: (seconds: number) => `Sending in ${figure(seconds)} s`,
    sending: 'Sending',
    scheduled: (time: string) => `Scheduled for ${time}`,
    failed: 'Not sent',
  },
  edit: 'Edit',
  sendNow: 'Send now',
  cancelEntry: 'Cancel sending',
  entryFailed: 'Nothing was changed',
  cancelled: 'Not sent. The text is in the reply again.',

  gaps: (gaps: readonly CannedReplyGap[]) =>
    `Still to be filled in: ${list(gaps.map((gap) => `{${gap}}`))}. Nobody knows ${list(gaps.map((gap) => GAP_NAMES[gap]))}.`,
  matches: 'Canned replies that fit',
  noCannedReplies: 'No canned replies yet',
}));
