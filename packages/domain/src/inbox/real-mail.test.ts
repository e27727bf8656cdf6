/// <reference types="node" />
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { urgencyOf } from './intents/urgency.js';
import { scoreMessage } from './priority/score.js';
import { isHeldOut, realSentences } from './suggestions/requests/training/corpus.js';

/** Sentences of real mail, which are not part of the repository. */
const FILE = new URL('../../../../../shared/data/email-intent/sentences.txt', import.meta.url);
const keyOf = (text: string) => createHash('sha256').update(text).digest('hex');
const heldOut = existsSync(FILE) ? realSentences(readFileSync(FILE, 'utf8'), keyOf).filter(isHeldOut) : [];
if (heldOut.length === 0)
  process.stdout.write('Skipped urgency and priority of real sentences: ../shared/data/email-intent is not there.\n');

const priorityOf = (text: string) =>
  scoreMessage(
    {
      direction: 'inbound',
      kind: 'personal',
      subject: null,
      text,
      sentAt: null,
      isUnanswered: true,
      addressed: 'direct',
      sentiment: null,
      sender: null,
    },
    0,
  ).priority;

describe.skipIf(heldOut.length === 0)('real sentences that no model has seen', () => {
  it('are of some urgency where they ask or propose something', () => {
    const right = heldOut.filter(({ text, isRequest }) => (urgencyOf(text).urgency !== 'low') === isRequest);
    expect(right.length / heldOut.length).toBeGreaterThan(0.78);
  });

  it('have the higher priority if they ask or propose something', () => {
    const scored = heldOut.map(({ text, isRequest }) => ({ isRequest, priority: priorityOf(text) }));
    const requests = scored.filter(({ isRequest }) => isRequest);
    const others = scored.filter(({ isRequest }) => !isRequest);
    const wins = requests.flatMap((one) => others.map((other) => Math.sign(one.priority - other.priority) / 2 + 0.5));
    expect(wins.reduce((sum, win) => sum + win, 0) / wins.length).toBeGreaterThanOrEqual(0.8);
  });
});
