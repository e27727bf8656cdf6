import { setTimeout as pause } from 'node:timers/promises';
import type { DeadLetter, Message } from '@concordia/api-client';
import type { Provider } from '@concordia/domain';
import type { NetworkFault } from '@concordia/peers/kit';
import { printTable, whole } from '../table.ts';
import { prose } from '../words.ts';
import type { Conversation } from './inbound.ts';
import type { Product } from './product.ts';
import type { Providers } from './providers.ts';

/**
 * What each provider carries of all messages; the last one the rest. X takes 15 in a quarter of an hour and LinkedIn 30 a minute, so that
 * they have few whatever the size of the run.
 */
const shares = [
  { provider: 'x', share: 0.01, most: 8 },
  { provider: 'linkedin', share: 0.01, most: 25 },
  { provider: 'twilio', share: 0.07, most: 1_000 },
  { provider: 'telegram', share: 0.07, most: 1_000 },
  { provider: 'whatsapp', share: 0.2, most: 4_000 },
  { provider: 'sendgrid', share: 0.25, most: 4_000 },
  { provider: 'instagram', share: 0.2, most: 4_000 },
  { provider: 'messenger', share: 1, most: Number.POSITIVE_INFINITY },
] as const satisfies readonly { provider: Provider; share: number; most: number }[];

const kills = 4;

/** How many replies are on their way to the product at a time. */
const atOnce = 16;

const fault: NetworkFault = {
  failing: 0.05,
  hanging: 0.002,
  losing: 0.02,
  doubling: 0.1,
  lateMs: 2_000,
  slowMs: 150,
};

/** Some are refused first by words that the peers know: with 429 and a time to wait, or with 503. */
const stumbles = ['#throttle', '#outage'] as const;
const stumblingShare = 0.02;

interface Reply {
  readonly provider: Provider;
  readonly conversationId: string;
  /** One of its kind. */
  readonly text: string;
}

/** What became of a provider's messages; each list holds texts. */
interface Findings {
  readonly provider: Provider;
  readonly written: number;
  readonly sent: number;
  readonly unconfirmed: number;
  readonly failed: number;
  /** Still on their way when nothing moved any more. */
  readonly lost: readonly string[];
  /** Taken by the provider more than once, or shown more than once. */
  readonly twice: readonly string[];
  /** Shown as sent, and not taken; or shown as failed for good, and taken. */
  readonly misreported: readonly string[];
  /** Taken before one that stands before it. */
  readonly disordered: readonly string[];
}

/** Answers people while providers fail, are slow and hang up, and while the product is killed. @returns what is wrong, in words */
export async function benchOutbound(
  product: Product,
  providers: Providers,
  conversations: readonly Conversation[],
  count: number,
  random: () => number,
): Promise<readonly string[]> {
  const replies = repliesTo(conversations, count, random);
  providers.behave(fault);
  const since = performance.now();
  const written = writeAll(product, replies);
  const ended = written.then(() => settled(product, replies));
  for (let kill = 0; kill < kills; kill += 1) {
    const target = (replies.length * (kill + random())) / kills;
    while (acceptedCount(providers) < target * 0.9) {
      if (await isDone(ended)) break;
      await pause(50);
    }
    await product.kill();
  }
  const fates = await ended;
  const seconds = (performance.now() - since) / 1000;
  providers.behave();
  for (const { provider } of shares) await Promise.race([providers.peer(provider).settled(), pause(20_000)]);
  const findings = shares.map(({ provider }) => findingsOf(provider, replies, fates, providers));
  report(findings, seconds);
  return findings.flatMap(wrongsOf);
}

const isDone = (work: Promise<unknown>): Promise<boolean> => Promise.race([work.then(() => true), pause(0, false)]);

const acceptedCount = (providers: Providers): number =>
  shares.reduce((sum, { provider }) => sum + providers.peer(provider).accepted.length, 0);

/** Several to each person, one after the other. */
function repliesTo(conversations: readonly Conversation[], count: number, random: () => number): Reply[] {
  const replies: Reply[] = [];
  for (const { provider, share, most } of shares) {
    const theirs = conversations.filter((one) => one.provider === provider);
    const number = Math.min(most, Math.max(1, Math.round(share * count)), count - replies.length);
    for (let index = 0; index < number; index += 1) {
      const conversation = theirs[index % theirs.length];
      if (conversation === undefined) throw new Error(`Nobody has written at ${provider}.`);
      const word = random() < stumblingShare ? ` ${stumbles[Math.floor(random() * stumbles.length)] ?? ''}` : '';
      const text = `Answer ${replies.length}: ${prose(4 + Math.floor(random() * 12), random)}${word}`;
      replies.push({ provider, conversationId: conversation.conversationId, text });
    }
  }
  // Each provider gets its messages over the whole of the run.
  return replies
    .map((reply, index) => ({ reply, place: random() + index / 1_000_000 }))
    .toSorted((one, another) => one.place - another.place)
    .map(({ reply }) => reply);
}

/** The key makes a repeated call the same message. */
async function writeAll(product: Product, replies: readonly Reply[]): Promise<void> {
  let next = 0;
  const writer = async (): Promise<void> => {
    for (;;) {
      const index = next;
      const reply = replies[index];
      if (reply === undefined) return;
      next += 1;
      const body = { content: reply.text, idempotencyKey: `chaos-reply-${index}` };
      await product.call('POST', `/api/conversations/${reply.conversationId}/replies`, body);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, writer));
}

type Fate = 'open' | 'sent' | 'unconfirmed' | 'failed';

interface Shown {
  readonly fate: Fate;
  /** How often the product shows it. */
  readonly times: number;
  /** Its place among all that it shows, the newest first. */
  readonly place: number;
}

/** Waits until nothing is on its way any more, or until nothing has moved for two minutes. */
async function settled(product: Product, replies: readonly Reply[]): Promise<ReadonlyMap<string, Shown>> {
  let before = -1;
  let movedAt = performance.now();
  for (;;) {
    const fates = await fatesOf(product, replies);
    const open = [...fates.values()].filter(({ fate }) => fate === 'open').length;
    if (open === 0) return fates;
    if (open !== before) movedAt = performance.now();
    if (performance.now() - movedAt > 120_000) return fates;
    before = open;
    await pause(1_000);
  }
}

async function fatesOf(product: Product, replies: readonly Reply[]): Promise<Map<string, Shown>> {
  const wanted = new Set(replies.map(({ text }) => text));
  const fates = new Map<string, Shown>(replies.map(({ text }) => [text, { fate: 'open', times: 0, place: -1 }]));
  // What is seen as failed has its dead letter by then.
  const messages = await ownMessages(product);
  const letters = await pages<DeadLetter>(product, '/api/dead-letters?direction=out&limit=200');
  const codes = new Map(letters.map(({ messageId, code }) => [messageId, code]));
  for (const [place, { id, content, receipt }] of messages.entries()) {
    if (!wanted.has(content)) continue;
    const fate = receipt === 'failed' ? failureOf(codes.get(id)) : receipt === 'queued' ? 'open' : 'sent';
    fates.set(content, { fate, times: (fates.get(content)?.times ?? 0) + 1, place });
  }
  for (const { excerpt, messageId } of letters)
    if (messageId === null && wanted.has(excerpt)) fates.set(excerpt, { fate: 'failed', times: 1, place: -1 });
  return fates;
}

/** @param code of its dead letter; one that has none any more has been confirmed since, and is looked at again */
function failureOf(code: string | undefined): Fate {
  if (code === undefined) return 'open';
  return code === 'unconfirmed' ? 'unconfirmed' : 'failed';
}

/** Ours are the newest, since what the others wrote is told as of before. */
async function ownMessages(product: Product): Promise<Message[]> {
  return pages<Message>(product, '/api/messages?limit=500', (page) =>
    page.some(({ direction }) => direction === 'outbound'),
  );
}

async function pages<Item>(
  product: Product,
  path: string,
  isOfUse: (page: Item[]) => boolean = () => true,
): Promise<Item[]> {
  const all: Item[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const reply: Response = await fetch(new URL(next, product.address)).catch(
      () => new Response(null, { status: 503 }),
    );
    if (!reply.ok) {
      // It has just been killed.
      await pause(100);
      continue;
    }
    const page: Item[] = await reply.json();
    if (!isOfUse(page)) return all;
    all.push(...page);
    next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
  }
  return all;
}

function findingsOf(
  provider: Provider,
  replies: readonly Reply[],
  fates: ReadonlyMap<string, Shown>,
  providers: Providers,
): Findings {
  const ours = replies.filter((reply) => reply.provider === provider);
  const accepted = providers.peer(provider).accepted.map(({ text }) => text);
  const counts = new Map([...Map.groupBy(accepted, (text) => text.trim())].map(([text, all]) => [text, all.length]));
  const taken = (text: string): number => counts.get(text) ?? 0;
  const ending = (fate: Fate): Reply[] => ours.filter(({ text }) => fates.get(text)?.fate === fate);
  const texts = (some: readonly Reply[]): string[] => some.map(({ text }) => text);
  return {
    provider,
    written: ours.length,
    sent: ending('sent').length,
    unconfirmed: ending('unconfirmed').length,
    failed: ending('failed').length,
    lost: texts(ending('open')),
    twice: texts(ours.filter(({ text }) => taken(text) > 1 || (fates.get(text)?.times ?? 0) > 1)),
    misreported: texts([
      ...ending('sent').filter(({ text }) => taken(text) === 0),
      ...ending('failed').filter(({ text }) => taken(text) > 0),
    ]),
    disordered: texts(disorderedIn(ours, accepted, fates)),
  };
}

/** Those that the provider took after one that stands behind them in their conversation. */
function disorderedIn(ours: readonly Reply[], accepted: readonly string[], fates: ReadonlyMap<string, Shown>): Reply[] {
  const turns = new Map(accepted.map((text, turn) => [text.trim(), turn]));
  const conversations = Map.groupBy(
    ours.filter(({ text }) => turns.has(text)),
    ({ conversationId }) => conversationId,
  );
  return [...conversations.values()].flatMap((replies) => {
    let latest = -1;
    return replies
      .toSorted((one, another) => (fates.get(another.text)?.place ?? 0) - (fates.get(one.text)?.place ?? 0))
      .filter(({ text }) => {
        const turn = turns.get(text) ?? 0;
        const isWrong = turn < latest;
        latest = Math.max(latest, turn);
        return isWrong;
      });
  });
}

function report(findings: readonly Findings[], seconds: number): void {
  const figures = findings.map((one) => [
    one.written,
    one.sent,
    one.unconfirmed,
    one.failed,
    one.lost.length,
    one.twice.length,
    one.misreported.length,
    one.disordered.length,
  ]);
  const all = figures.reduce((sums, row) => sums.map((sum, column) => sum + (row[column] ?? 0)));
  printTable(
    `Out: killed ${kills} times, 7 % of calls fail, hang or lose their answer; ${whole(seconds)} s`,
    ['provider', 'written', 'sent', 'unconfirmed', 'failed', 'lost', 'twice', 'misreported', 'out of order'],
    [...figures.map((row, index) => [findings[index]?.provider ?? '', ...row.map(whole)]), ['all', ...all.map(whole)]],
  );
}

const wrongsOf = ({ provider, lost, twice, misreported, disordered }: Findings): string[] =>
  Object.entries({ lost, twice, misreported, 'out of order': disordered }).flatMap(([what, texts]) =>
    texts.length === 0 ? [] : [`${provider}: ${texts.length} ${what} on their way out, such as "${texts[0]}"`],
  );
