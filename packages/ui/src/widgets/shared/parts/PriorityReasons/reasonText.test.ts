import { type MessageFacts, type PriorityReason, scoreMessage } from '@concordia/domain';
import { expect, it } from 'vitest';
import { speechOf } from '../../../../locale';
import { priorityReasonWords } from '../../../../strings/generated/de/priorityReason';
import { priorityReasonStrings } from '../../../../strings/generated/priorityReason';
import { reasonText } from './reasonText';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 9);
const bare: MessageFacts = {
  direction: 'inbound',
  kind: 'personal',
  subject: null,
  text: 'The parcel has arrived.',
  addressed: 'direct',
  sentAt: NOW,
  isUnanswered: true,
  sentiment: null,
  sender: { repliesFromUs: 1, messagesFromThem: 12 },
};
const reasons: readonly PriorityReason[] = [
  { text: 'Please cancel our subscription. Could you reply ASAP, by tomorrow?', sentiment: -0.8 },
  { text: 'Thanks!', addressed: 'copied' as const, sender: { repliesFromUs: 0, messagesFromThem: 1 } },
  { text: 'Could you sign this today?', sender: { repliesFromUs: 8, messagesFromThem: 3 } },
  { text: 'This is a disgrace.', sentiment: -0.8 },
  { isUnanswered: false },
  { direction: 'outbound' as const },
  ...(['list', 'automatic', 'bounce'] as const).map((kind) => ({ kind })),
  ...[0.5, 1, 2, 4, 7].map((days) => ({ text: 'Has it arrived?', sentAt: NOW - days * DAY })),
].flatMap((changes) => scoreMessage({ ...bare, ...changes }, NOW).reasons);

const english = priorityReasonStrings.english(speechOf('en-GB'));
const german = priorityReasonWords(speechOf('de-DE'));

it('covers every reason', () => {
  expect(new Set(reasons.map(({ code }) => code)).size).toBe(20);
});

it.each(reasons)('says in English what the API says: $text', (reason) => {
  expect(reasonText(reason, english)).toBe(reason.text);
});

it.each(reasons)('says it in German: $text', (reason) => {
  const said = reasonText(reason, german);
  expect(said).not.toBe(reason.text);
  expect(said).toContain('quote' in reason ? reason.quote : '');
});

it('keeps the text of a reason that was stored without its values', () => {
  expect(reasonText({ code: 'waiting', points: 6, text: 'Has waited a day or more' }, german)).toBe(
    'Has waited a day or more',
  );
});
