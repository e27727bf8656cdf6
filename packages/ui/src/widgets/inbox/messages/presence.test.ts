import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showReading, typingTeller } from './presence';

let answers: (object | null)[] = [];
const told: unknown[] = [];

/** Answers as the server would: with what comes next, or not at all. */
beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    told.push([url, init.body]);
    const answer = answers.shift();
    return answer === null ? Promise.reject(new TypeError('gone')) : Response.json(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

const WHATSAPP = { conversationId: 'c-1', channel: 'whatsapp' } as const;
/** Lets the answer of a call arrive. */
const arrived = () => vi.waitFor(() => expect(answers).toEqual([]));
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('typing is told once for as long as it is shown', async () => {
  let now = 0;
  answers = [{ isShown: true, lastsMs: 5_000 }];
  const tell = typingTeller(() => now);
  tell(WHATSAPP);
  tell(WHATSAPP);
  await arrived();
  await settle();
  now = 4_999;
  tell(WHATSAPP);
  expect(told).toHaveLength(1);
  answers = [{ isShown: true, lastsMs: 5_000 }];
  now = 5_000;
  tell(WHATSAPP);
  expect(told).toHaveLength(2);
});

test('it is not told again where nobody sees it, until another conversation is written in', async () => {
  let now = 0;
  answers = [{ isShown: false, lastsMs: null }];
  const tell = typingTeller(() => now);
  tell(WHATSAPP);
  await arrived();
  await settle();
  now = 1_000_000;
  tell(WHATSAPP);
  expect(told).toHaveLength(1);
  answers = [{ isShown: true, lastsMs: 5_000 }];
  tell({ ...WHATSAPP, conversationId: 'c-2' });
  expect(told).toHaveLength(2);
});

test('a call that fails is made again after half a minute', async () => {
  let now = 0;
  answers = [null];
  const tell = typingTeller(() => now);
  tell(WHATSAPP);
  await arrived();
  await settle();
  now = 29_999;
  tell(WHATSAPP);
  expect(told).toHaveLength(1);
  answers = [null];
  now = 30_000;
  tell(WHATSAPP);
  expect(told).toHaveLength(2);
});

test('channels that show nothing are not asked', () => {
  const tell = typingTeller(() => 0);
  tell({ conversationId: 'c-1', channel: 'email' });
  tell({ conversationId: null, channel: 'whatsapp' });
  showReading({ conversationId: 'c-1', channel: 'sms' });
  expect(told).toEqual([]);
});
