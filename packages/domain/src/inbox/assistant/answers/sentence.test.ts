import { expect, it } from 'vitest';
import { answerTo, type ToolResult } from '../answers.js';
import { returnedBy } from '../returned.js';
import { outside } from '../trust/index.js';
import { sentence, verified } from './sentence.js';

const at = { now: Date.parse('2026-11-25T15:00:00Z'), timeZone: 'UTC' };
const ada = { id: 'ada', name: outside('Ada Berg') };
const message = { id: 'm', name: ada.name, channel: 'email', subject: null, sentAt: at.now - 60_000 } as const;

const last: ToolResult = {
  tool: { kind: 'last_message', name: 'Ada', by: 'them' },
  facts: { person: ada, message: { ...message, text: outside('See https://evil.example now.') } },
};

it('knows what the tools returned, by kind', () => {
  expect(returnedBy([last])).toEqual([
    { kind: 'contact', id: 'ada' },
    { kind: 'message', id: 'm' },
  ]);
  expect(returnedBy([{ tool: { kind: 'help' }, facts: null }])).toEqual([{ kind: 'figure', id: 'help' }]);
});

it('leaves out a sentence that cites nothing, or what no tool returned', () => {
  const known = sentence('Known.', { kind: 'message', id: 'm', label: '' });
  const other = sentence('Other kind.', { kind: 'contact', id: 'm', label: '' });
  const partly = sentence('Partly.', ...known.citations, { kind: 'message', id: 'n', label: '' });
  expect(verified([known, other, partly, sentence('Bare.')], returnedBy([last]))).toEqual([known]);
});

it('speaks the language of the question, and shows no link of an outsider', () => {
  expect(answerTo([last], 'de', at).sentences).toEqual([
    {
      text: 'Ada Berg schrieb vor 1 Minute, am Mittwoch, 25. November 2026, über Gmail: „See [link] now.“',
      citations: [{ kind: 'message', id: 'm', label: 'Ada Berg, Gmail' }],
    },
  ]);
});

it.each<readonly [ToolResult, string]>([
  [
    {
      tool: { kind: 'call_first' },
      facts: { calls: [{ ...ada, title: outside('Reply about hotels'), taskId: null, messageId: 'm' }] },
    },
    'Ada Berg first: Reply about hotels.',
  ],
  [
    {
      tool: { kind: 'at_risk', name: 'Ada' },
      facts: { person: ada, people: [{ ...ada, chance: 0.72, silentDays: 40 }], total: 0 },
    },
    'Ada Berg: 72% chance of leaving, silent for 40 days.',
  ],
  [
    { tool: { kind: 'at_risk', name: null }, facts: { person: null, people: [], total: 0 } },
    'No customer is at high risk.',
  ],
  [
    { tool: { kind: 'customers' }, facts: { customers: [{ ...ada, value: 1200 }], currency: 'GBP' } },
    'Ada Berg: £1,200.',
  ],
  [
    { tool: { kind: 'deals', name: 'Ada' }, facts: { person: ada, deals: [], count: 0, sum: 0, currency: 'GBP' } },
    'No deals are recorded with Ada Berg.',
  ],
  [
    { tool: { kind: 'draft', name: 'Ada' }, facts: { person: ada, message: null, text: null } },
    'Ada Berg has not written anything to reply to.',
  ],
  [
    { tool: { kind: 'promises_with', name: 'Ada', by: 'us' }, facts: { person: ada, promises: [] } },
    'I found no open promise of yours to Ada Berg.',
  ],
  [
    {
      tool: { kind: 'messages', query: 'is:unread', name: null, show: 'count' },
      facts: { person: null, messages: [], total: 3, isAtLeast: true },
    },
    'At least 3 messages.',
  ],
])('answers %j', (result, text) => {
  const { sentences } = answerTo([result], 'en', at);
  expect(sentences[0]?.text).toBe(text);
  expect(verified(sentences, returnedBy([result]))).toEqual(sentences);
});

it('gives a draft beside its sentence', () => {
  const text = outside('Hello Ada,\n\nthank you.\u202e');
  const result: ToolResult = { tool: { kind: 'draft', name: 'Ada' }, facts: { person: ada, message, text } };
  expect(answerTo([result], 'en', at).draft).toEqual({ messageId: 'm', content: 'Hello Ada,\n\nthank you.' });
});
