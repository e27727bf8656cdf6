import type { Cadence, ResponseSpan } from '@concordia/api-client';
import { section } from '../locale';

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

/** What the patterns of correspondence say. */
export const patternAnalysisStrings = section('patternAnalysis', ({ counted, figure, form }) => ({
  title: 'Pattern Analysis',
  failed: 'Couldn’t load the patterns',
  sampleHelp: 'Sample figures. Yours appear once you have messages.',
  cadences: 'Cadences',
  cadencesHelp: (contacts: number) =>
    `How often you are in touch with ${counted(contacts, 'contact', 'contacts')} that have messages.`,
  cadence: {
    high: 'High-frequency',
    medium: 'Medium-cadence',
    dormant: 'Dormant',
  } satisfies Record<Cadence, string>,
  cadenceHelp: {
    high: 'Messages on 4 or more of the last 28 days',
    medium: 'Fewer, but some within 90 days',
    dormant: 'None for 90 days',
  } satisfies Record<Cadence, string>,
  shareOfPeople: (share: number) => `${figure(share, PERCENT)} of contacts with messages`,
  openPeople: (people: number, cadence: string) => `${counted(people, 'contact', 'contacts')}: ${cadence}`,
  changed: 'New cadence',
  changedHelp: 'In the last 7 days',
  openChanged: (people: number) => `${counted(people, 'contact', 'contacts')} with a new cadence`,

  responses: 'Response times',
  responsesHelp: 'How soon you replied in the last 90 days.',
  buckets: 'Answered after',
  bucket: {
    within_1h: 'Up to an hour',
    within_4h: '1 to 4 hours',
    within_24h: '4 to 24 hours',
    later: 'More than a day',
  } satisfies Record<ResponseSpan, string>,
  share: 'Share of answered messages',
  opensMessages: 'Enter shows the messages.',
  nobodyAnswered: 'No replies in the last 90 days',
  median: 'Median response',
  medianHelp: 'half of the replies were sooner',
  unit: {
    minutes: (minutes: number) => form(minutes, 'minute', 'minutes'),
    hours: (hours: number) => form(hours, 'hour', 'hours'),
  },
  answered: 'Answered messages',
  answeredHelp: 'in the last 90 days',

  answeredAfter: (bucket: string) => `Answered after: ${bucket}`,
  peopleFailed: 'Couldn’t load the contacts',
  messagesFailed: 'Couldn’t load the messages',
  nobody: 'No contacts anymore',
  nobodyHelp: 'The figure has changed since it was shown.',
  noMessage: 'No messages anymore',
  people: (people: number) => counted(people, 'contact', 'contacts'),
  messages: (messages: number) => counted(messages, 'message', 'messages'),
  messageDays: (days: number) => `messages on ${counted(days, 'day', 'days')} of the last 28`,
  lastMessage: 'last message',
  wasBefore: (cadence: string) => `${cadence} a week ago`,
  changedTo: (before: string, now: string) => `${before}, now ${now}`,
  answeredIn: (span: string) => `answered after ${span}`,
  /** In place of a message's first words, where it has none: a picture, a file. */
  noWords: 'No text',
  showMore: 'Show more',
}));
