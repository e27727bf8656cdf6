import { byChannel } from '@concordia/domain';
import { speechOf } from '@concordia/ui/locale';
import { expect, test } from 'vitest';
import { intelligenceStrings } from '../../strings/intelligence';
import { knowledgeWords } from './knowledgeWords';

const words = intelligenceStrings.english(speechOf('en-GB'));

const stats = (counts: Partial<Record<string, number>>) => ({
  unread: 0,
  urgent: 0,
  byChannel: byChannel((channel) => counts[channel] ?? 0),
  byStatus: { inbox: 0, in_progress: 0, waiting: 0, completed: 0 },
});

test('says what there is', () => {
  expect(knowledgeWords(stats({ email: 12_000, sms: 1 }), 890, words)).toBe(
    'This workspace holds 12,001 messages with 890 contacts on 2 channels.',
  );
  expect(knowledgeWords(stats({ email: 1 }), 1, words)).toBe(
    'This workspace holds 1 message with 1 contact on 1 channel.',
  );
});

test('says that there is nothing', () => {
  expect(knowledgeWords(stats({}), 0, words)).toContain('no messages');
});
