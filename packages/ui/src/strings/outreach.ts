import { CHANNEL_NAMES, type Channel } from '@concordia/domain';
import { section } from '../locale';

/** What the dialog for writing on several channels says. */
export const outreachStrings = section('outreach', ({ counted, figure, list }) => ({
  title: 'Multi-Channel Outreach',
  composeTitle: 'Compose',
  contact: 'Contact',
  contactPlaceholder: 'Search by name, address or company',
  contactFailed: 'Contacts could not be searched.',
  chooseContact: 'Choose whom to write to.',
  channels: 'Channels',
  noChannels: 'This contact cannot be reached on any channel.',
  message: 'Message',
  placeholder: 'Enter your message...',
  previewEmpty: 'What you write is shown here as each channel sends it.',
  previewOn: (channels: readonly string[]) => `Preview, as it goes out on ${list(channels)}`,
  chooseChannels: 'No channel is chosen yet.',
  cancel: 'Cancel',
  send: 'Send Message',
  sending: 'Sending...',
  close: 'Close',

  invalidTitle: 'Validation Error',
  invalid: 'Please enter a message and select at least one channel.',
  sent: (channels: number) => `Message sent successfully across ${figure(channels)} channel(s)!`,
  failed: 'Failed to send multi-channel message',

  openUntil: (time: string) => `Can be used until ${time}`,
  simulated: 'Simulated',
  until: (time: string) => `Until ${time}.`,
  instead: (channel: Channel) => `Use ${CHANNEL_NAMES[channel]} instead`,
  eligibilityFailed: 'Which channels may be used could not be read.',
  length: (used: number, max: number) => `${figure(used)} of ${figure(max)} characters`,
  segments: (segments: number) => counted(segments, 'segment', 'segments'),
  over: (over: number) => `${counted(over, 'character', 'characters')} too many`,

  queued: 'On its way',
  refused: 'Not sent',
}));
