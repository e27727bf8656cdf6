import type { Cadence, ResponseSpan } from '@concordia/api-client';
import { section } from '../locale';

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

/** What the patterns of correspondence say. */
export const patternAnalysisStrings = section('patternAnalysis', ({ counted, figure, form }) => ({
  title: 'Pattern Analysis',
  failed: 'The patterns could not be read',
  sampleHelp: 'An example: there are no messages yet to compute it from.',
  cadences: 'Cadences',
  cadencesHelp: 'How often people write or are written to.',
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
  shareOfPeople: (share: number) => `${figure(share, PERCENT)} of people`,
  openPeople: (people: number, cadence: string) => `${counted(people, 'person', 'people')}: ${cadence}`,
  changed: 'Changed class',
  changedHelp: 'In the last 7 days',
  openChanged: (people: number) => `${counted(people, 'person', 'people')} who changed class`,

  responses: 'Response times',
  responsesHelp: 'How soon messages of the last 90 days were answered.',
  buckets: 'Answered after',
  bucket: {
    within_1h: 'Up to an hour',
    within_4h: '1 to 4 hours',
    within_24h: '4 to 24 hours',
    later: 'More than a day',
  } satisfies Record<ResponseSpan, string>,
  share: 'Share of answered messages',
  opensMessages: 'Enter shows the messages.',
  nobodyAnswered: 'No message of the last 90 days was answered',
  median: 'Median response',
  medianHelp: 'half were answered sooner',
  unit: {
    minutes: (minutes: number) => form(minutes, 'minute', 'minutes'),
    hours: (hours: number) => form(hours, 'hour', 'hours'),
  },
  answered: 'Answered messages',
  answeredHelp: 'in the last 90 days',

  answeredAfter: (bucket: string) => `Answered after: ${bucket}`,
  peopleFailed: 'The people could not be read',
  messagesFailed: 'The messages could not be read',
  nobody: 'Nobody any more',
  nobodyHelp: 'The figure has changed since it was shown.',
  noMessage: 'No messages any more',
  people: (people: number) => counted(people, 'person', 'people'),
  messages: (messages: number) => counted(messages, 'message', 'messages'),
  messageDays: (days: number) => `messages on ${counted(days, 'day', 'days')} of the last 28`,
  lastMessage: 'last message',
  wasBefore: (cadence: string) => `${cadence} a week ago`,
  changedTo: (before: string, now: string) => `${before}, now ${now}`,
  answeredIn: (span: string) => `answered after ${span}`,
  /** In place of a message's first words, where it has none: a picture, a file. */
  noWords: 'A message without words',
  showMore: 'Show more',
}));
