import type { Provider } from '@concordia/domain';
import type { PlayedWebhook } from '@concordia/peers/kit';
import { prose } from '../words.ts';
import { channelOf, type Providers } from './providers.ts';

/** A message that somebody wrote, and how the provider tells of it. */
export interface Written {
  readonly provider: Provider;
  /** What belongs together: all that a person says in a chat, or a thread of mails. */
  readonly conversation: string;
  /** One of its kind. */
  readonly text: string;
  /** The provider's time, ms since the epoch. */
  readonly at: number;
  readonly webhook: PlayedWebhook;
}

/** How long ago the oldest was written, in ms. Amazon tells nothing again after an hour, so the run itself must fit in as well. */
const longestAgo = 55 * 60_000;

/** How many mails are a thread: the first, and those that answer it. */
const threadLength = 5;

/** Under which handle a provider knows a made-up person. */
function handleOf(provider: Provider, person: number): string {
  const number = String(person).padStart(6, '0');
  switch (provider) {
    case 'whatsapp':
      return `+46701${number}`;
    case 'twilio':
      return `+46702${number}`;
    case 'messenger':
    case 'instagram':
      return `7100000000${number}`;
    case 'telegram':
      return `500${number}`;
    case 'x':
      return `person_${number}`;
    case 'linkedin':
      return `member${number}`;
    default:
      return `person${number}@chaos.example`;
  }
}

interface Thread {
  readonly root: string;
  length: number;
}

/** Lets people write to a provider, each of them in turn, over the last hour of its time. */
export class Traffic {
  #numbered = 0;
  readonly #threads = new Map<string, Thread>();

  readonly #providers: Providers;
  readonly #random: () => number;

  constructor(providers: Providers, random: () => number) {
    this.#providers = providers;
    this.#random = random;
  }

  /** @returns in the order of the provider's time */
  async write(provider: Provider, count: number, people: number): Promise<Written[]> {
    const first = Date.now() - longestAgo;
    const written: Written[] = [];
    for (let index = 0; index < count; index += 1) {
      const at = first + Math.floor((longestAgo * index) / count);
      written.push(await this.#one(provider, index % people, at));
    }
    return written;
  }

  async #one(provider: Provider, person: number, at: number): Promise<Written> {
    this.#numbered += 1;
    const text = `Number ${this.#numbered}: ${prose(4 + Math.floor(this.#random() * 20), this.#random)}`;
    const author = `${provider} ${person}`;
    const thread = isMail(provider) ? this.#threads.get(author) : undefined;
    const said = { from: handleOf(provider, person), name: `Person ${person}`, subject: `Order ${person}`, text };
    const peer = this.#providers.peer(provider);
    let root = thread?.root ?? '';
    const [webhook, ...more] = await this.#providers.at(at, async () => {
      const id = await peer.write({ ...said, inReplyTo: thread?.root ?? null });
      if (root === '') root = id;
      await peer.settled();
    });
    if (webhook === undefined || more.length > 0)
      throw new Error(`${provider} told ${more.length} times more than once.`);
    if (thread === undefined) this.#threads.set(author, { root, length: 1 });
    else if (thread.length + 1 >= threadLength) this.#threads.delete(author);
    else thread.length += 1;
    return { provider, conversation: isMail(provider) ? `${provider} ${root}` : author, text, at, webhook };
  }
}

export const isMail = (provider: Provider): boolean => channelOf(provider) === 'email';
