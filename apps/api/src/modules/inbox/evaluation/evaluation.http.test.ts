import { type Evaluation, tableOf } from '@concordia/domain/evaluation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { openEndpoint, type TestEndpoint } from '../suggestions/llm/testing-endpoint.js';
import { EvaluationService } from './evaluation.service.js';

/** The demo at a fixed instant: what is measured moves only with the code. */
const NOW = Date.UTC(2026, 10, 22, 0, 5);
const KEY = 'test-key';

describe('the models over the history of the demo', () => {
  let endpoint: TestEndpoint;
  let opened: TestApp;

  beforeAll(async () => {
    endpoint = await openEndpoint(KEY, 1_000);
    const llm = { url: endpoint.url, key: KEY, model: 'test-model', dailyTokens: 10_000_000, inDemo: true };
    opened = await openTestApp('sqlite', { demo: true, llm }, NOW);
  }, 120_000);
  afterAll(async () => {
    await opened.close();
    await endpoint.close();
  });

  test('do no worse than they did', { timeout: 120_000 }, async () => {
    const content = 'Thank you, I will look into it. The price is £90,210.';
    endpoint.behave({
      content: JSON.stringify({
        replies: [
          { type: 'acknowledgment', content: 'Thank you.', confidence: 70, quote: '' },
          { type: 'custom_reply', content, confidence: 70, quote: '' },
        ],
      }),
    });
    const evaluations = await opened.inWorkspace(() =>
      opened.app.get(EvaluationService).evaluate(new AbortController().signal),
    );
    process.stdout.write(tableOf(evaluations));
    const [embedded, rules, asked] = evaluations;
    expect(belowFloor(embedded, FLOORS.embedded)).toEqual([]);
    expect(belowFloor(rules, FLOORS.rules)).toEqual([]);
    expect(embedded?.tokens.value).toBe(0);
    // What is invented is dropped before it is suggested.
    expect(asked).toMatchObject({ model: 'llm:test-model', messages: 100, grounded: { value: 1, over: 100 } });
    expect(asked?.tokens.value).toBe(321);
    expect(asked?.claimed.value).toBe(0);
  });
});

type Floors = Partial<Record<'claimed' | 'nextAction' | 'urgency' | 'suggested' | 'grounded' | 'likeness', number>>;

const belowFloor = (evaluation: Evaluation | undefined, floors: Floors): string[] =>
  [
    { name: 'claimed', value: evaluation?.claimed.value, least: floors.claimed },
    { name: 'nextAction', value: evaluation?.nextAction.value, least: floors.nextAction },
    { name: 'urgency', value: evaluation?.urgency.value, least: floors.urgency },
    { name: 'suggested', value: evaluation?.suggested.value, least: floors.suggested },
    { name: 'grounded', value: evaluation?.grounded.value, least: floors.grounded },
    { name: 'likeness', value: evaluation?.likeness.value, least: floors.likeness },
  ].flatMap(({ name, value, least }) => (least === undefined || (value ?? 0) >= least ? [] : [`${name} is ${value}`]));

/** A little below what each figure was when it was written down. A change that falls below has to say why. */
const FLOORS: Readonly<Record<'embedded' | 'rules', Floors>> = {
  embedded: { claimed: 0.66, nextAction: 0.78, urgency: 0.6, suggested: 0.65, grounded: 0.99, likeness: 0.17 },
  rules: { claimed: 0.57, nextAction: 0.54, urgency: 0.39 },
};
