import { describe, expect, it } from 'vitest';
import type { PriorityReason } from '../../inbox/priority/reasons.js';
import { DAY, HOUR } from '../../shared/time/units.js';
import { answersToday, tellingReasons, whyAnswer } from './answers.js';
import { NOW, waits } from './testing.js';

describe('who is to be answered today', () => {
  it('has the urgent first, then the highest priority, then the longest wait', () => {
    const waiting = [
      waits('e', 'ada', { priority: 40 }),
      waits('d', 'ada', { priority: 50 }),
      waits('c', 'ada', { priority: 50 }),
      waits('b', 'ada', { priority: 50, at: NOW - DAY }),
      waits('a', 'ada', { priority: 10, isUrgent: true }),
    ];
    expect(answersToday(waiting, NOW).map(({ messageId }) => messageId)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('is twenty at most, each with what the message is and why', () => {
    const many = Array.from({ length: 21 }, (_, index) => waits(`m${100 + index}`, 'ada', { channel: 'sms' }));
    const answers = answersToday(many, NOW);
    expect(answers).toHaveLength(20);
    expect(answers[0]).toEqual({
      messageId: 'm100',
      conversationId: 'c-m100',
      contactId: 'ada',
      contactName: 'ada',
      channel: 'sms',
      title: 'About m100',
      why: 'Waiting for about 5 hours.',
      reasons: [],
      waitingSince: '2026-11-20T04:00:00.000Z',
      waitingMinutes: 300,
      priority: 50,
      isUrgent: false,
    });
  });

  it('says what sets a message apart, in two reasons at most', () => {
    const reasons: PriorityReason[] = [
      { code: 'question', points: 12, text: 'Asks a question' },
      { code: 'deadline', points: 12, text: 'Names a date', quote: 'by Friday' },
      { code: 'complaint', points: 1, text: 'Is short' },
    ];
    const message = waits('m', 'ada', { isUrgent: true, reasons });
    expect(whyAnswer({ ...message, at: NOW - 3 * HOUR }, NOW)).toBe(
      'Urgent. Asks a question. Names a date. Waiting for about 3 hours.',
    );
    expect(answersToday([message], NOW)[0]?.reasons).toEqual(reasons.slice(0, 2));
  });
});

describe('the reasons that tell', () => {
  const reason = (code: PriorityReason['code'], points: number): PriorityReason => ({ code, points, text: code });
  const codes = (reasons: readonly PriorityReason[]) => tellingReasons(reasons).map((told) => told.code);

  it('are those that raise, the strongest first', () => {
    expect(codes([reason('question', 5), reason('haste', 9), reason('deadline', 5), reason('complaint', 0)])).toEqual([
      'haste',
      'deadline',
      'question',
    ]);
  });

  it.each(['base', 'relationship', 'frequent', 'direct', 'waiting', 'urgent'] as const)('are not %s', (code) => {
    expect(codes([reason(code, 30)])).toEqual([]);
  });
});
