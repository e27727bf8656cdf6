import { describe, expect, it } from 'vitest';
import { type AssistantQuery, EXAMPLE_QUESTIONS, understandQuestion } from './question.js';

const PHRASINGS: Readonly<Record<Exclude<AssistantQuery['kind'], 'help'>, readonly string[]>> = {
  waiting_longest: [
    'Who is waiting longest?',
    'who has been waiting the longest',
    'Who waits longest for me?',
    'Which customer has waited longest?',
    "Who's been waiting for a long time? Who is waiting?",
    'Show me the oldest unanswered message',
    'tell me who is waiting',
  ],
  unanswered: [
    'Who have I not replied to?',
    'Who have I not replied to yet?',
    "Who haven't I answered?",
    'Which messages are unanswered?',
    'Any open conversations?',
    'Who needs an answer?',
    'Who is waiting for a reply?',
    'Who do I still have to reply to?',
    'Do I owe anybody an answer?',
    'Show me pending replies',
  ],
  count: [
    'How many messages are unread?',
    'How many unread messages do I have?',
    'number of urgent messages',
    'Is there anything urgent?',
    'How many messages on WhatsApp?',
    'how many mails are there',
    'Any urgent texts?',
    'unread on LinkedIn',
    'Do I have new messages?',
    'Count of Instagram messages',
  ],
  due: [
    'What is due today?',
    'What is due this week?',
    'Which tasks are overdue?',
    'What is on my plate?',
    'What do I have to do today?',
    'show my to-dos',
    'Any follow-ups this week?',
    "What's on my agenda?",
  ],
  wrote: [
    'Who wrote today?',
    'Who wrote since yesterday?',
    'Who has written this week?',
    'who messaged me today',
    'Which messages came in today?',
    "What's new?",
    'Who contacted us this month?',
    'Who sent something in the last 7 days?',
  ],
  summary: [
    'Summarize this conversation',
    'Summarize this thread please',
    'Can you sum it up?',
    'Give me a recap',
    'tl;dr',
    'What is this about?',
    'key points?',
    'Catch me up',
    'What happened here?',
  ],
  last_talk: [
    'When did I last talk to Ada?',
    'When did we last write to Ada Berg?',
    'when was the last time I spoke with Ada',
    'Last contact with Ada?',
    'When did I last hear from Ada?',
    'How long since I talked to Ada?',
    'latest message from Ada',
    'How long ago did I talk to Ada?',
  ],
  birthdays: [
    'Whose birthday is this week?',
    'Any birthdays today?',
    'Who has a birthday?',
    'upcoming birthdays',
    'Whose b-day is it?',
  ],
  busiest_channel: [
    'Which channel was busiest this week?',
    'What is my busiest channel?',
    'Which channel is most active?',
    'Where do we get the most messages?',
    'most used channel, please',
  ],
  promises: [
    'What did we promise?',
    'Whom did we promise something?',
    'Did I promise anything to anybody?',
    'What have we committed to?',
    'What promises did I make?',
    'what do we owe people',
  ],
};

describe('what is asked', () => {
  const cases = Object.entries(PHRASINGS).flatMap(([kind, phrasings]) => phrasings.map((asked) => ({ kind, asked })));

  it.each(cases)('$asked is $kind', ({ kind, asked }) => {
    expect(understandQuestion(asked)?.kind).toBe(kind);
  });

  it('is proven with many phrasings', () => {
    expect(cases.length).toBeGreaterThanOrEqual(75);
  });

  it.each(EXAMPLE_QUESTIONS)('the example “%s” is understood', (question) => {
    expect(understandQuestion(question)).not.toBeNull();
  });

  it('has its particulars', () => {
    expect(understandQuestion('How many unread messages on Telegram?')).toEqual({
      kind: 'count',
      what: 'unread',
      channel: 'telegram',
    });
    expect(understandQuestion('What is due today?')).toEqual({ kind: 'due', until: 'today' });
    expect(understandQuestion('Tasks this week')).toEqual({ kind: 'due', until: 'this_week' });
    expect(understandQuestion('Who wrote yesterday?')).toEqual({ kind: 'wrote', since: 'yesterday' });
    expect(understandQuestion('When did I last talk to Ada Berg?')).toEqual({ kind: 'last_talk', name: 'ada berg' });
    expect(understandQuestion('what can you do?')).toEqual({ kind: 'help' });
  });

  it.each([
    '',
    '   ',
    'asdf qwer',
    'What is the capital of France?',
    'Write a poem about coffee',
    'Delete all messages of Ada',
    'Send Ada a message',
    '1 + 1',
    'The weather is nice',
    '🙂',
    '<script>alert(1)</script>',
    "'; drop table message; --",
    'x'.repeat(500),
  ])('nonsense is not understood: %s', (question) => {
    expect(understandQuestion(question)).toBeNull();
  });
});
