import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../examples.js';
import type { AssistantTool } from '../plan.js';
import { OwnWords } from '../trust/index.js';
import { planQuestion } from './plan-question.js';

/** A Wednesday. */
const NOW = Date.parse('2026-11-25T15:00:00Z');
const at = { now: NOW, timeZone: 'UTC' };

const planned = (question: string, asked = at) => planQuestion(OwnWords.typed(question), asked);
const stepsOf = (question: string, asked = at): readonly AssistantTool[] => {
  const understood = planned(question, asked);
  return understood.kind === 'plan' ? understood.plan.steps : [];
};

describe('every example', () => {
  it.each(EXAMPLES.en)('%s', (question) => {
    expect(planned(question)).toMatchObject({ kind: 'plan', plan: { language: 'en' } });
  });

  it.each(EXAMPLES.de)('%s', (question) => {
    expect(planned(question)).toMatchObject({ kind: 'plan', plan: { language: 'de' } });
  });
});

describe('a period', () => {
  it.each([
    ['today', 'after:2026-11-25'],
    ['yesterday', 'after:2026-11-24 before:2026-11-25'],
    ['the day before yesterday', 'after:2026-11-23 before:2026-11-24'],
    ['this week', 'after:2026-11-23'],
    ['last week', 'after:2026-11-16 before:2026-11-23'],
    ['last month', 'after:2026-10-01 before:2026-11-01'],
    ['in October', 'after:2026-10-01 before:2026-11-01'],
    ['in December', 'after:2025-12-01 before:2026-01-01'],
    ['in the last 14 days', 'after:14d'],
    ['over the past two weeks', 'after:2w'],
    ['since Monday', 'after:2026-11-23'],
    ['on Wednesday', 'after:2026-11-18 before:2026-11-19'],
    ['since 20.11.', 'after:2026-11-20'],
    ['on 20 November', 'after:2026-11-20 before:2026-11-21'],
    ['on December 3rd', 'after:2025-12-03 before:2025-12-04'],
    ['before 2026-03-01', 'before:2026-03-01'],
    ['this year', 'after:2026-01-01'],
  ])('%s', (period, query) => {
    expect(stepsOf(`How many messages came in ${period}?`)).toEqual([
      { kind: 'messages', query: `is:received ${query}`, name: null, show: 'count' },
    ]);
  });

  it('is in the zone of the workspace', () => {
    const late = { now: Date.parse('2026-11-25T23:30:00Z'), timeZone: 'Asia/Tokyo' };
    expect(stepsOf('How many messages came in yesterday?', late)).toMatchObject([
      { query: 'is:received after:2026-11-25 before:2026-11-26' },
    ]);
  });
});

describe('what any words could be', () => {
  it.each([
    ['Who is waiting longest?', 'waiting_longest'],
    ['Who is Ada Lindqvist?', 'person'],
    ['Who is our best customer?', 'customers'],
    ['Who works at Northwind?', 'people'],
    ['Summarize this conversation', 'summary'],
    ['Fasse diese Unterhaltung zusammen', 'summary'],
    ['Summarize the conversation with Ada', 'conversation'],
    ['Any urgent messages on WhatsApp?', 'count'],
    ['Which messages mention decaf?', 'messages'],
    ['Wie viele Nachrichten sind ungelesen?', 'count'],
    ['Wie viele Nachrichten sind heute eingegangen?', 'messages'],
  ])('%s: %s', (question, kind) => {
    expect(stepsOf(question).map((one) => one.kind)).toEqual([kind]);
  });
});

describe('what it does not do', () => {
  it.each([
    'Send Ada the offer',
    'please delete everything',
    'Could you forward it to Ada?',
    'Lösche alle Nachrichten',
  ])('%s: it only reads', (question) => {
    expect(planned(question)).toMatchObject({ kind: 'unsupported', because: 'action' });
  });

  it.each(['What is the capital of France?', 'Show me messages from Ada that make me happy', '', '???'])(
    '%s: not asked for anything known',
    (question) => {
      expect(planned(question)).toMatchObject({ kind: 'unsupported', because: 'unknown' });
    },
  );

  it('answers no half of a text', () => {
    expect(planned('Who is at risk? What is the capital of France?')).toMatchObject({ kind: 'unsupported' });
    expect(stepsOf('Who is at risk? Whom should I call first?').map(({ kind }) => kind)).toEqual([
      'at_risk',
      'call_first',
    ]);
    expect(planned('Who is at risk? '.repeat(4))).toMatchObject({ kind: 'unsupported' });
  });
});
