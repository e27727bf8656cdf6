import { type AssistantAnswer, AssistantAnswerSchema } from '@concordia/contract/inbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const HOUR = 3_600_000;

onEveryEngine('the assistant', (engine) => {
  let opened: TestApp;
  let oldest: MadeMessage;
  let newer: MadeMessage;
  const taskId = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11';

  beforeAll(async () => {
    opened = await openTestApp(engine);
    const make = mailMaker(opened);
    const now = opened.clock.now();
    const answered = await make({ sentAt: now - 90 * HOUR, subject: 'Answered' });
    await make({
      in: answered,
      direction: 'outbound',
      status: 'completed',
      sentAt: now - 80 * HOUR,
      excerpt: 'I will send you the figures on Monday.',
    });
    oldest = await make({
      sentAt: now - 50 * HOUR,
      subject: 'The hotels',
      excerpt: 'Our agreement ends in March. Could you send me an offer over £1,200 for the hotels by 4 March?',
    });
    newer = await make({ channel: 'sms', sentAt: now - 2 * HOUR, isUrgent: 1 });
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write((tx) =>
        tx
          .insertInto('task')
          .values({ id: taskId, kind: 'task', title: 'Call the roaster', due_at: now - HOUR, created_at: now })
          .execute(),
      ),
    );
  });
  afterAll(() => opened.close());

  const post = (payload: object) => opened.request({ method: 'POST', url: '/api/assistant/questions', payload });
  async function ask(question: string, messageId?: string): Promise<AssistantAnswer> {
    const response = await post({ question, ...(messageId !== undefined && { messageId }) });
    expect(response.statusCode).toBe(200);
    const answer: AssistantAnswer = response.json();
    expect(AssistantAnswerSchema.parse(answer)).toEqual(answer);
    return answer;
  }

  test('knows who waits longest, and how long', async () => {
    const { answer, links } = await ask('Who is waiting longest?');
    expect(answer[0]).toMatch(/^Contact \d+ has waited longest: 2 days, about “The hotels”\.$/);
    expect(links.map(({ kind, id }) => [kind, id])).toEqual([
      ['message', oldest.messageId],
      ['message', newer.messageId],
    ]);
  });

  test('leaves out what was answered', async () => {
    const { answer } = await ask('Who have I not replied to?');
    expect(answer[0]).toBe('2 conversations are waiting for your reply:');
  });

  test.each([
    ['How many messages are unread?', '3 unread messages.'],
    ['How many urgent messages are there?', '1 urgent message.'],
    ['How many messages do I have on SMS?', '1 message on SMS (Twilio).'],
    ['How many unread messages on SMS?', '1 unread message on SMS (Twilio).'],
    ['Any urgent messages on WhatsApp?', 'No urgent messages on WhatsApp Business.'],
  ])('counts: %s', async (question, sentence) => {
    expect((await ask(question)).answer).toEqual([sentence]);
  });

  test('sums up the open conversation in its own words, and says that it is an extract', async () => {
    const { answer } = await ask('Summarize this conversation', oldest.messageId);
    expect(answer[0]).toMatch(/^An extract, in the words of the conversation with Contact/);
    expect(answer.join('\n')).toContain('Could you send me an offer over £1,200 for the hotels by 4 March?');
    expect(answer.at(-1)).toBe('They asked last. You owe them a reply.');
    expect((await ask('Summarize this conversation')).answer[0]).toMatch(/^Open a message first/);
  });

  test('names what is due, who wrote, the busiest channel and our promises', async () => {
    const due = await ask('What is due today?');
    expect(due.answer[1]).toBe('Call the roaster: late by 1 hour.');
    expect(due.links).toEqual([{ kind: 'task', id: taskId, label: 'Call the roaster' }]);
    expect((await ask('Who wrote this month?')).understood).toBe(true);
    expect((await ask('Which channel was busiest this week?')).answer[0]).toMatch(/^Gmail, with 3 messages/);
    expect((await ask('What did we promise?')).answer[0]).toContain('“I will send you the figures on Monday.”');
    expect((await ask('Whose birthday is this week?')).answer).toEqual([
      'No contact has a birthday within seven days.',
    ]);
  });

  test('cites every sentence, and says what it was made from', async () => {
    const { sentences, answer, scope, outcome } = await ask('Wie viele Nachrichten sind ungelesen?');
    expect({ sentences, answer, outcome }).toEqual({
      sentences: [
        {
          text: '3 ungelesene Nachrichten.',
          citations: [
            {
              kind: 'figure',
              id: 'count.unread',
              label: 'Ungelesene eingegangene Nachrichten ohne zurückgestellte',
            },
          ],
        },
      ],
      answer: ['3 ungelesene Nachrichten.'],
      outcome: 'answered',
    });
    expect(scope).toEqual({
      contacts: 3,
      messages: 4,
      since: new Date(opened.clock.now() - 90 * HOUR).toISOString(),
      channels: ['email', 'sms'],
    });
  });

  test('asks whom a name means, and takes the one that was chosen', async () => {
    const question = 'What did Cont write last?';
    const which = await ask(question);
    expect(which.outcome).toBe('which');
    expect(which.choices.map(({ contactId }) => contactId)).toContain(oldest.contactId);
    const response = await post({ question, contactId: oldest.contactId });
    const { outcome, links }: AssistantAnswer = response.json();
    expect({ outcome, ids: links.map(({ id }) => id) }).toEqual({ outcome: 'answered', ids: [oldest.messageId] });
  });

  test('says plainly when it did not understand, and what it would', async () => {
    const answer = await ask('What is the capital of France?');
    expect(answer.understood).toBe(false);
    expect(answer.links).toEqual([]);
    expect(answer.suggestions).toContain('Who is waiting longest?');
  });

  test.each(["'; drop table message; --", '<script>alert(1)</script>', '% OR 1=1', '"*" OR NEAR(', '😂'.repeat(100)])(
    'is not moved by a name like %s',
    async (name) => {
      const { answer, links } = await ask(`When did I last talk to ${name}?`);
      expect(answer.length).toBeGreaterThan(0);
      expect(links).toEqual([]);
      expect((await ask('How many messages are unread?')).answer).toEqual(['3 unread messages.']);
    },
  );

  describe('refuses', () => {
    test.each([
      {},
      { question: '' },
      { question: '   ' },
      { question: 'x'.repeat(501) },
      { question: 7 },
      { question: 'a\u0000b' },
      { question: 'Help', do: 'send' },
      { question: 'Help', messageId: 'x' },
    ])('%j', async (body) => {
      const response = await post(body);
      expect([response.statusCode, response.json().code]).toEqual([400, 'VALIDATION_FAILED']);
    });

    test("another workspace's conversation", async () => {
      const other = await opened.addWorkspace('Other');
      const theirs = await mailMaker(opened, other)({ excerpt: 'Our secret.' });
      const response = await post({ question: 'Summarise this', messageId: theirs.messageId });
      expect([response.statusCode, response.json().code]).toEqual([404, 'MESSAGE_NOT_FOUND']);
    });
  });
});
