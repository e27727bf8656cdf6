import type { Message, RankedMessage } from '@concordia/contract/inbox';
import { actionOf, answeredIn } from '@concordia/domain/evaluation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { EvaluationRepository } from '../evaluation/evaluation.repository.js';
import { ReplyMemory } from './reply-memory.js';
import { PARAPHRASES, type Paraphrase } from './testing-paraphrases.js';
import { MORE_PARAPHRASES } from './testing-paraphrases-more.js';
import { VectorTraining } from './training.js';

/** The demo at a fixed instant: what is measured moves only with the code. */
const NOW = Date.UTC(2026, 10, 22, 0, 5);

/** Ten of thirteen of the later searches were never tuned on: 150 and 150. */
const isAside = (_: Paraphrase, index: number): boolean => index % 13 >= 3;
const ASIDE = MORE_PARAPHRASES.filter(isAside);
const TUNED = [...PARAPHRASES, ...MORE_PARAPHRASES.filter((one, index) => !isAside(one, index))];

/** Found without the code that is tested: figures, links, and the words of days and numbers. */
const PARTICULAR =
  /\d|https?:|@|(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|yesterday|noon|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|half|montag|dienstag|mittwoch|donnerstag|freitag|morgen|lundi|mardi|jeudi|vendredi|demain)(?!\p{L})/giu;

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** @param names of everybody in the workspace, word by word. */
function leaksIn(suggestion: string, said: string, names: ReadonlySet<string>): string[] {
  const heard = said.toLowerCase();
  const named = wordsIn(suggestion).filter((word) => names.has(word));
  return [...(suggestion.match(PARTICULAR) ?? []), ...named].filter((word) => !heard.includes(word.toLowerCase()));
}

describe('what is recalled over the history of the demo', () => {
  let opened: TestApp;

  beforeAll(async () => {
    opened = await openTestApp('sqlite', { demo: true }, NOW);
    await opened.inWorkspace(() => opened.app.get(VectorTraining).train(new AbortController().signal));
  }, 180_000);
  afterAll(() => opened.close());

  test('answers as was answered then, and names nothing of other conversations', { timeout: 120_000 }, async () => {
    const shown = await opened.inWorkspace(() => replayed(opened));
    const right = shown.filter(({ suggested, sent }) => suggested !== null && actionOf(suggested) === actionOf(sent));
    const suggested = shown.filter(({ suggested: text }) => text !== null);
    process.stdout.write(
      `Replies from memory: shown for ${suggested.length} of ${shown.length}, the same action in ${right.length}.\n`,
    );
    const names = await namesOf(opened);
    expect(leaksIn('Ask Owen on Friday for 12.', '', names)).toEqual(['Friday', '1', '2', 'Owen']);
    for (const { suggested: text, said } of suggested) expect(leaksIn(text ?? '', said, names)).toEqual([]);
    expect(right.length / suggested.length).toBeGreaterThanOrEqual(0.85);
    expect(suggested.length / shown.length).toBeGreaterThanOrEqual(0.08);
  });

  test('finds what is said in other words', { timeout: 300_000 }, async () => {
    const [tuned, aside] = [await recallAt10(opened, ranked, TUNED), await recallAt10(opened, ranked, ASIDE)];
    const words = await recallAt10(opened, worded, [...TUNED, ...ASIDE]);
    process.stdout.write(
      `Paraphrases: recall@10 ${tuned.toFixed(3)} of ${TUNED.length} tuned on, ${aside.toFixed(3)} of ${ASIDE.length} kept aside, ${words.toFixed(3)} by the words alone.\n`,
    );
    expect(tuned).toBeGreaterThanOrEqual(0.8);
    expect(aside).toBeGreaterThanOrEqual(0.65);
    expect(words).toBeLessThanOrEqual(0.4);
  });

  test('marks what only means the same, and keeps exact what is exact', async () => {
    const found = await ranked(opened, 'bride');
    expect(found[0]?.match).not.toBe('meaning');
    expect(found.some(({ match }) => match === 'meaning')).toBe(true);
    const texted = await ranked(opened, 'bride channel:whatsapp');
    expect(texted.length).toBeGreaterThan(0);
    expect(new Set(texted.map(({ message }) => message.channel))).toEqual(new Set(['whatsapp']));
  });

  test('gives every match once over its pages', async () => {
    const all = await ranked(opened, 'machine', 200);
    const paged: string[] = [];
    for (let url: string | null = '/api/search/messages?q=machine&limit=7'; url !== null; ) {
      const reply = await opened.request({ method: 'GET', url });
      const page: RankedMessage[] = reply.json();
      paged.push(...page.map(({ message }) => message.id));
      url = /<([^>]+)>/.exec(String(reply.headers.link ?? ''))?.[1] ?? null;
      expect(Number(reply.headers['x-total-count'])).toBe(all.length);
    }
    expect(paged).toEqual(all.map(({ message }) => message.id));
  });
});

async function namesOf(opened: TestApp): Promise<Set<string>> {
  const people = await opened.engine.reader.selectFrom('contact').select(['name', 'company']).execute();
  const words = people.flatMap(({ name, company }) => wordsIn(`${name} ${company ?? ''}`));
  return new Set(words.filter((word) => /^\p{Lu}/u.test(word) && word.length > 2));
}

async function replayed(opened: TestApp) {
  const repository = opened.app.get(EvaluationRepository);
  const memory = opened.app.get(ReplyMemory);
  const shown: { suggested: string | null; sent: string; said: string }[] = [];
  for (const id of await repository.conversations()) {
    const history = await repository.history(id);
    if (history === null) continue;
    for (const { message, before, reply } of answeredIn(history.messages)) {
      const thread = { ...history, subject: message.subject, messages: before };
      const found = await memory.recall(thread, message.id, id, message.sentAt);
      const said = [history.contactName ?? '', ...before.map(({ text }) => text)].join('\n');
      shown.push({ suggested: found?.content ?? null, sent: reply.text, said });
    }
  }
  return shown;
}

async function ranked(opened: TestApp, search: string, limit = 10): Promise<RankedMessage[]> {
  return opened.get(`/api/search/messages?q=${encodeURIComponent(search)}&limit=${limit}`);
}

async function worded(opened: TestApp, search: string) {
  const found = await opened.get<Message[]>(`/api/messages?q=${encodeURIComponent(search)}&limit=10`);
  return found.map((message) => ({ message }));
}

type Search = (opened: TestApp, search: string) => Promise<readonly { readonly message: { readonly id: string } }[]>;

/** The mean share of the right messages that are among the first ten. */
async function recallAt10(opened: TestApp, find: Search, searches: readonly Paraphrase[]): Promise<number> {
  const rows = await opened.engine.reader
    .selectFrom('message')
    .leftJoin('message_body', 'message_body.message_id', 'message.id')
    .select(['message.id', 'message.subject', 'message_body.text'])
    .execute();
  let sum = 0;
  for (const [search, ...right] of searches) {
    const ids = rows.flatMap(({ id, subject, text }) =>
      right.some((words) => `${subject ?? ''}\n${text ?? ''}`.includes(words)) ? [id] : [],
    );
    expect(ids.length).toBeGreaterThan(0);
    const first = new Set((await find(opened, search)).map(({ message }) => message.id));
    sum += ids.filter((id) => first.has(id)).length / Math.min(10, ids.length);
  }
  return sum / searches.length;
}
