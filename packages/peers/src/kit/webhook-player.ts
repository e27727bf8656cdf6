import type { PeerOptions, PlayedWebhook } from './peer.js';

/** Attempts per webhook, and the first pause in ms; it doubles each time. */
const TRIES = 6;
const FIRST_PAUSE = 500;

/** Builds the webhook for an attempt: a signature over the time differs each time, the event's id does not. */
export type MakeWebhook = (attempt: number) => PlayedWebhook;

/** Sends webhooks, retrying until they are accepted. */
export class WebhookPlayer {
  #open = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly options: Pick<PeerOptions, 'deliver' | 'schedule' | 'random' | 'fault'>,
    private readonly tries = TRIES,
  ) {}

  play(make: MakeWebhook, delayMs: number, times = 1): void {
    const { random, fault } = this.options;
    const { doubling, lateMs } = fault?.() ?? { doubling: 0, lateMs: 0 };
    const all = doubling > 0 && random() < doubling ? times * 2 : times;
    for (let time = 0; time < all; time += 1) {
      this.#open += 1;
      const late = lateMs > 0 ? Math.floor(random() * lateMs) : 0;
      this.options.schedule(delayMs + late, () => void this.#try(make, 1));
    }
  }

  /** Resolves once every webhook was accepted or given up. */
  settled(): Promise<void> {
    return this.#open === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  async #try(make: MakeWebhook, attempt: number): Promise<void> {
    const { deliver, schedule } = this.options;
    const isTaken = await deliver(make(attempt)).then(
      ({ status }) => status >= 200 && status < 300,
      () => false,
    );
    if (!isTaken && attempt < this.tries) {
      schedule(FIRST_PAUSE * 2 ** (attempt - 1), () => void this.#try(make, attempt + 1));
      return;
    }
    this.#open -= 1;
    if (this.#open === 0) for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
