import { DAY } from '@concordia/domain';
import type { AssistantPlan, AssistantTool } from '@concordia/domain/assistant';
import type { DemoQuestion, MeantMessages, Truth } from './demo-questions.js';

/** The plan that a good language model would return: the test double of the endpoint. */
export function planFor({ question, truth }: DemoQuestion, now: number): AssistantPlan {
  const tool = toolFor(truth, now);
  return {
    language: /[äöüß]|\b(?:was|wer|wie|wann|von|mit)\b/iu.test(question) ? 'de' : 'en',
    steps: tool === null ? [] : [tool],
  };
}

function toolFor(truth: Truth, now: number): AssistantTool | null {
  switch (truth.of) {
    case 'nothing':
    case 'unknown_name':
    case 'which':
      return null;
    case 'people':
      return { kind: 'people', words: truth.company };
    case 'count':
    case 'list':
    case 'writers':
      return {
        kind: 'messages',
        query: queryFor(truth.messages, now),
        name: truth.messages.name ?? null,
        show: truth.of === 'writers' ? 'people' : truth.of,
      };
    case 'promises':
      return { kind: 'promises_with', name: truth.name, by: truth.by };
    case 'at_risk':
      return { kind: 'at_risk', name: truth.name };
    case 'deals':
      return { kind: 'deals', name: truth.name };
    case 'customers':
      return { kind: 'customers' };
    case 'call_first':
      return { kind: 'call_first' };
    case 'waiting':
      return { kind: 'waiting_longest' };
    case 'due':
      return { kind: 'due', until: truth.days === 1 ? 'today' : 'this_week' };
    case 'birthdays':
      return { kind: 'birthdays', until: truth.days === 0 ? 'today' : 'this_week' };
    case 'busiest':
      return { kind: 'busiest_channel' };
    case 'last_message':
      return { kind: 'last_message', name: truth.name, by: truth.by };
    case 'person':
      return { kind: 'person', name: truth.name, field: truth.field };
    case 'conversation':
      return { kind: 'conversation', name: truth.name };
    case 'draft':
      return { kind: 'draft', name: truth.name };
    case 'last_talk':
      return { kind: 'last_talk', name: truth.name };
  }
}

function queryFor(meant: MeantMessages, now: number): string {
  const day = (offset: number) => new Date(now + offset * DAY).toISOString().slice(0, 10);
  const [from, to] = meant.days ?? [null, null];
  return [
    ...(meant.direction === undefined ? [] : [meant.direction === 'inbound' ? 'is:received' : 'is:sent']),
    ...(meant.channel === undefined ? [] : [`channel:${meant.channel}`]),
    ...(meant.unread === true ? ['is:unread -is:snoozed'] : []),
    ...(meant.attachment === true ? ['has:attachment'] : []),
    ...(meant.sentiment === undefined ? [] : [`sentiment:${meant.sentiment}`]),
    ...(from === null ? [] : [`after:${day(from)}`]),
    ...(to === null ? [] : [`before:${day(to)}`]),
    ...(meant.within === undefined ? [] : [`after:${meant.within}d`]),
    ...(meant.word === undefined ? [] : [`"${meant.word}"`]),
  ].join(' ');
}
