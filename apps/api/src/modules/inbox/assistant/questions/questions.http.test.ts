import type { AssistantAnswer } from '@concordia/contract/inbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/test-app.js';
import { openEndpoint, type TestEndpoint } from '../../suggestions/llm/testing-endpoint.js';
import { ASKED, type DemoQuestion, isHeldOut } from './demo-questions.js';
import { DemoFacts } from './testing.js';
import type { Expected } from './testing-expected.js';
import { expectedOf } from './testing-oracle.js';
import { planFor } from './testing-plans.js';

/** A Wednesday afternoon. */
const NOW = Date.UTC(2026, 10, 25, 15);

const ABSTAINED: readonly AssistantAnswer['outcome'][] = ['unsupported', 'unknown_name'];

interface Judged {
  readonly asked: DemoQuestion;
  readonly isHeldOut: boolean;
  readonly isRight: boolean;
  /** Of its citations, how many are of what was asked for. */
  readonly cited: number;
  readonly citedRight: number;
  readonly said: string;
}

const plain = (text: string): string => text.replaceAll(/[.,\s\u00a0]/g, '').toLowerCase();

function judged(asked: DemoQuestion, answer: AssistantAnswer, expected: Expected, heldOut: boolean): Judged {
  const said = answer.answer.join(' ');
  const cites = answer.links.map(({ id }) => id);
  const right = cites.filter((id) => expected.mayCite === null || expected.mayCite.has(id));
  const outcome = ABSTAINED.includes(answer.outcome) ? 'nothing' : answer.outcome;
  const isRight =
    outcome === expected.outcome &&
    expected.cites.every((id) => cites.includes(id)) &&
    right.length === cites.length &&
    expected.says.every((words) => plain(said).includes(plain(words)));
  return { asked, isHeldOut: heldOut, isRight, cited: cites.length, citedRight: right.length, said };
}

const share = (some: readonly Judged[], of: (one: Judged) => boolean): number =>
  some.length === 0 ? 1 : some.filter(of).length / some.length;

function figuresOf(all: readonly Judged[]) {
  const abstain = all.filter(({ asked: { truth } }) => truth.of === 'nothing' || truth.of === 'unknown_name');
  const cited = all.reduce((sum, one) => sum + one.cited, 0);
  return {
    questions: all.length,
    right: share(all, ({ isRight }) => isRight),
    answeredRight: share(
      all.filter((one) => !abstain.includes(one)),
      ({ isRight }) => isRight,
    ),
    abstainedRight: share(abstain, ({ isRight }) => isRight),
    citationPrecision: cited === 0 ? 1 : all.reduce((sum, one) => sum + one.citedRight, 0) / cited,
  };
}

const KEY = 'test-key';

const NO_PLAN = 'Who has the loudest grinder?';

/** The ten that the assistant was made for. */
const MUST_WORK = [
  'What did Ada Lindqvist write last?',
  'How many messages came in yesterday?',
  'Who is at risk of leaving?',
  'Summarize the conversation with Ada',
  "What is Ada Lindqvist's phone number?",
  'Which deals are worth most?',
  'Did we promise anything to Ada?',
  'Whom should I call first?',
  'Show me unread WhatsApp messages',
  'Draft a reply to Priya',
];

describe('questions over the demo', () => {
  let endpoint: TestEndpoint;
  let opened: TestApp;
  let byRules: Judged[];
  let withPlans: Judged[];

  beforeAll(async () => {
    endpoint = await openEndpoint(KEY, 1_000);
    const llm = { url: endpoint.url, key: KEY, model: 'test-model', dailyTokens: 10_000_000, inDemo: true };
    opened = await openTestApp('sqlite', { demo: true, llm }, NOW);
    endpoint.behave({ status: 503 });
    byRules = await all(() => {});
    withPlans = await all((asked) => endpoint.behave({ content: JSON.stringify(planFor(asked, NOW)) }));
  }, 240_000);
  afterAll(async () => {
    await opened.close();
    await endpoint.close();
  });

  async function all(before: (asked: DemoQuestion) => void): Promise<Judged[]> {
    const facts = new DemoFacts(opened);
    const results: Judged[] = [];
    for (const [index, asked] of ASKED.entries()) {
      before(asked);
      const payload = { question: asked.question };
      const response = await opened.request({ method: 'POST', url: '/api/assistant/questions', payload });
      const answer: AssistantAnswer = response.json();
      if (response.statusCode !== 200) throw new Error(`${asked.question}: ${response.body}`);
      results.push(judged(asked, answer, await expectedOf(facts, asked), isHeldOut(index)));
    }
    return results;
  }

  const wrongOf = (results: readonly Judged[]) =>
    results.filter(({ isRight }) => !isRight).map(({ asked, said }) => `${asked.question}: ${said}`);

  test('are answered by rules alone, also those that were kept aside', () => {
    const tuned = figuresOf(byRules.filter((one) => !one.isHeldOut));
    const heldOut = figuresOf(byRules.filter((one) => one.isHeldOut));
    process.stdout.write(`${JSON.stringify({ tuned, heldOut, withPlans: figuresOf(withPlans) }, null, 1)}\n`);
    process.stdout.write(`${wrongOf([...byRules, ...withPlans]).join('\n')}\n`);
    for (const figures of [tuned, heldOut]) {
      expect(figures.answeredRight).toBeGreaterThanOrEqual(0.9);
      expect(figures.abstainedRight).toBeGreaterThanOrEqual(0.95);
      expect(figures.citationPrecision).toBeGreaterThanOrEqual(0.98);
    }
  });

  test('are answered where an endpoint plans what no rule understands', () => {
    const figures = figuresOf(withPlans);
    expect(figures.answeredRight).toBeGreaterThanOrEqual(0.95);
    expect(figures.abstainedRight).toBeGreaterThanOrEqual(0.95);
    expect(figures.citationPrecision).toBeGreaterThanOrEqual(0.98);
  });

  test.each(MUST_WORK)('%s', (question) => {
    const found = byRules.find(({ asked }) => asked.question === question);
    expect(found).toMatchObject({ isRight: true });
  });

  test('the endpoint was given questions, and nothing of the workspace', () => {
    const questions = new Set([...ASKED.map(({ question }) => question), NO_PLAN]);
    for (const { messages } of endpoint.asked) {
      const { question, ...rest }: { question: string } = JSON.parse(messages[1].content);
      expect(questions.has(question)).toBe(true);
      expect(rest).toEqual({ today: '2026-11-25', timeZone: 'UTC' });
    }
  });

  test('a plan that is no plan of reading tools is none', async () => {
    for (const content of [
      '{"language":"en","steps":[{"kind":"send","name":"Ada","text":"Hi"}]}',
      '{"language":"en","steps":[{"kind":"draft","name":"Ada","send":true}]}',
      '{"language":"en","steps":[{"kind":"messages","query":"owner:me","name":null,"show":"list"}]}',
      JSON.stringify({ language: 'en', steps: Array.from({ length: 4 }, () => ({ kind: 'help' })) }),
      'Ada is waiting.',
    ]) {
      endpoint.behave({ content });
      const payload = { question: NO_PLAN };
      const response = await opened.request({ method: 'POST', url: '/api/assistant/questions', payload });
      expect(response.json()).toMatchObject({ outcome: 'unsupported', links: [] });
    }
  });
});
