import type { PeerOptions, PlayedWebhook } from './peer.js';

export interface TestEnvironment {
  /** For a peer whose webhooks are sent immediately, to `https://concordia.test`. */
  readonly options: PeerOptions;
  /** Every webhook attempt, in order. */
  readonly webhooks: readonly PlayedWebhook[];
  readonly now: () => number;
  readonly advance: (ms: number) => void;
}

/**
 * A deterministic peer environment for tests: a fixed clock, seeded randomness, and no delays.
 *
 * @param answer the receiver's response to a webhook. @default 200
 */
export function testEnvironment(
  more: Partial<PeerOptions> = {},
  answer: (webhook: PlayedWebhook) => number = () => 200,
): TestEnvironment {
  let now = Date.UTC(2026, 10, 20, 9, 30);
  let seed = 1;
  const webhooks: PlayedWebhook[] = [];
  const options: PeerOptions = {
    deliver: async (webhook) => {
      webhooks.push(webhook);
      return { status: answer(webhook), body: '' };
    },
    publicUrl: 'https://concordia.test',
    now: () => now,
    // Park and Miller's generator.
    random: () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    },
    schedule: (_delay, work) => void setImmediate(work),
    delays: { sent: 0, delivered: 0, read: 0, reply: 0 },
    ...more,
  };
  return {
    options,
    webhooks,
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}
