import { setTimeout as pause } from 'node:timers/promises';
import type { Health, Message, Stats } from '@concordia/api-client';
import type { Provider } from '@concordia/domain';
import { apiAt } from '../../support/api.ts';
import { printTable, rateColumn, whole } from '../table.ts';
import { compare, type Findings } from './compare.ts';
import type { Product } from './product.ts';
import { chats, mailers, type Providers } from './providers.ts';
import { type Taken, tell } from './tell.ts';
import { Traffic, type Written } from './traffic.ts';

/** How often the process is killed while each of the mailers has its turn. */
const killsPerTurn = [3, 2, 3, 2];

/** Of the messages, how many are told twice. */
const doubledShare = 0.2;

/** By how much a message is late at most, by its provider's time, in ms. */
const latest = 60 * 60_000;

/** How many messages one person writes, about. */
const perPerson = 25;

export interface Conversation {
  readonly provider: Provider;
  readonly conversationId: string;
}

/** Lets everybody write, mixes it all up, tells it to a product that is killed again and again, and holds what it shows against what was written. */
export async function benchInbound(
  product: Product,
  providers: Providers,
  events: number,
  random: () => number,
): Promise<{ readonly conversations: readonly Conversation[]; readonly wrong: readonly string[] }> {
  for (const provider of chats) await product.connect(provider);
  const traffic = new Traffic(providers, random);
  const each = Math.ceil(events / mailers.length / (chats.length + 1));
  const people = Math.max(2, Math.round((each * mailers.length) / perPerson));
  const written: Written[] = [];
  const taken = new Map<Written, Taken>();
  const run = { repeated: 0, told: 0, tellingMs: 0, ms: 0, restartMs: 0 };
  for (const [turn, mailer] of mailers.entries()) {
    await product.connect(mailer);
    const ours: Written[] = [];
    for (const provider of [...chats, mailer]) ours.push(...(await traffic.write(provider, each, people)));
    written.push(...ours);
    const tellings = mixed(ours, random);
    const since = performance.now();
    const trial = watched(product, written.length - ours.length, ours.length, tellings.length);
    const killing = trial.killAt(Array.from({ length: killsPerTurn[turn] ?? 0 }, random));
    const told = await tell(product.address, tellings, trial.noteTaken);
    run.tellingMs += performance.now() - since;
    await trial.stored();
    run.ms += performance.now() - since;
    run.restartMs += await killing;
    run.repeated += told.repeated;
    run.told += tellings.length + told.repeated;
    for (const [one, when] of told.taken) taken.set(one, when);
  }
  const messages = await apiAt(product.address).allMessages();
  const findings = compare(written, taken, messages);
  report(findings, run);
  return { conversations: conversationsOf(written, messages), wrong: wrongsOf(findings) };
}

/** Each message at some time within the hour after it was written; one in five a second time, at another. */
function mixed(written: readonly Written[], random: () => number): Written[] {
  const doubled = written.filter(() => random() < doubledShare);
  return [...written, ...doubled]
    .map((one) => ({ one, due: one.at + random() * latest }))
    .toSorted((a, b) => a.due - b.due)
    .map(({ one }) => one);
}

/** Follows how far the product has come with a turn's messages: half of it is to take them, half to store them. */
function watched(product: Product, before: number, messages: number, tellings: number) {
  let answered = 0;
  const storedNow = async (): Promise<number> => {
    const { byChannel } = await product.call<Stats>('GET', '/api/analytics/stats');
    return Object.values(byChannel).reduce((sum, count) => sum + count, 0) - before;
  };
  const progress = async (): Promise<number> => (answered / tellings + (await storedNow()) / messages) / 2;

  return {
    noteTaken: (count: number): void => {
      answered = count;
    },
    /** @returns how long the product was away, in ms */
    killAt: async (moments: readonly number[]): Promise<number> => {
      let away = 0;
      for (const moment of moments.toSorted((a, b) => a - b)) {
        while ((await progress()) < moment) await pause(20);
        const since = performance.now();
        await product.kill();
        away += performance.now() - since;
      }
      return away;
    },
    /** Resolves when all are stored, or when nothing has moved for so long that they never will be. */
    stored: async (): Promise<void> => {
      let last = -1;
      let movedAt = performance.now();
      for (;;) {
        const count = await storedNow();
        const { checks } = await product.call<Health>('GET', '/api/health');
        if (count >= messages && checks.jobs.waiting === 0) return;
        if (count !== last) movedAt = performance.now();
        if (performance.now() - movedAt > 90_000) return;
        last = count;
        await pause(100);
      }
    },
  };
}

function conversationsOf(written: readonly Written[], messages: readonly Message[]): Conversation[] {
  const byText = new Map(messages.map((message) => [message.content, message.conversationId]));
  const found = new Map<string, Conversation>();
  for (const { provider, conversation, text } of written) {
    const conversationId = byText.get(text);
    if (conversationId !== undefined) found.set(conversation, { provider, conversationId });
  }
  return [...found.values()];
}

function report(
  findings: readonly Findings[],
  run: { repeated: number; told: number; tellingMs: number; ms: number; restartMs: number },
): void {
  const rows = findings.map(({ provider, written, lost, doubled, disordered, split }) => [
    provider,
    ...[written, lost.length, doubled.length, disordered.length, split.length].map(whole),
  ]);
  const sum = (pick: (one: Findings) => number): string => whole(findings.reduce((all, one) => all + pick(one), 0));
  const totals = [
    sum(({ written }) => written),
    sum(({ lost }) => lost.length),
    sum(({ doubled }) => doubled.length),
    sum(({ disordered }) => disordered.length),
    sum(({ split }) => split.length),
  ];
  const kills = killsPerTurn.reduce((all, one) => all + one, 0);
  printTable(
    `In: killed ${kills} times, one in five told twice, up to an hour late`,
    ['provider', 'written', 'lost', 'doubled', 'out of order', 'split or mixed'],
    [...rows, ['all', ...totals]],
  );
  const count = findings.reduce((all, { written }) => all + written, 0);
  printTable(
    'In: pace',
    [
      'webhooks told',
      'told again after no answer',
      'seconds until all were taken',
      'until all were stored',
      rateColumn('messages/s'),
      'away after kills (s)',
    ],
    [
      [
        whole(run.told),
        whole(run.repeated),
        whole(run.tellingMs / 1000),
        whole(run.ms / 1000),
        whole(count / (run.ms / 1000)),
        whole(run.restartMs / 1000),
      ],
    ],
  );
}

const wrongsOf = (findings: readonly Findings[]): string[] =>
  findings.flatMap(({ provider, lost, doubled, disordered, split }) =>
    Object.entries({ lost, doubled, 'out of order': disordered, 'split or mixed': split }).flatMap(([what, texts]) =>
      texts.length === 0 ? [] : [`${provider}: ${texts.length} ${what}, such as "${texts[0]}"`],
    ),
  );
