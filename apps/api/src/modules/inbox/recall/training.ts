import { setImmediate } from 'node:timers/promises';
import { DAY } from '@concordia/domain';
import { nearestOf, vectorOf } from '@concordia/domain/vectors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { KnownWordsFile } from './known-words-file.js';
import { plainBytes } from './vector-bytes.js';
import { type LoadedModel, VectorModels } from './vector-models.js';
import { type OpenVectorThread, VectorThread } from './vector-thread.js';
import { type MessageText, VectorsRepository } from './vectors.repository.js';

/** The newest texts that a model learns from: more make it hardly better, and memory is bounded. */
const TEXTS = 100_000;
/** Names of contacts that are known as such, the newest. */
const NAMES = 100_000;
const CONVERSATIONS_AT_ONCE = 50;
const TEXTS_AT_ONCE = 2_000;
/** Below this, there is nothing to learn from. */
export const FEWEST = 200;
/** Vectors per transaction. */
const PLACED_AT_ONCE = 200;
/** Vectors made on the thread of the requests before these get their turn. */
const MADE_AT_ONCE = 10;
/** New messages placed in one run of a job. */
const FOLDED = 2_000;
/** A model is trained anew when a quarter of the messages are new or gone, and after a month, so that it forgets what was erased. */
const GROWN = 0.25;
const OLD = 30 * DAY;
/** The same messages always give the same model. */
const SEED = 1;
/** Messages are counted so far. */
export const COUNTED = 2_000_000;
/** How often a running training looks whether it was canceled, in ms. */
const WATCHED_EVERY = 400;
/** Progress when the model is trained; the rest goes into the vectors of the messages. */
const TRAINED = 0.5;

class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** Trains the workspace's model and makes the vectors of its messages. */
@Injectable()
export class VectorTraining {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly vectors: VectorsRepository,
    private readonly models: VectorModels,
    private readonly thread: VectorThread,
    private readonly known: KnownWordsFile,
    private readonly clock: Clock,
  ) {}

  /** Whether there are enough messages, and the model is missing or no longer that of them. */
  async isDue(): Promise<boolean> {
    const messages = await this.vectors.countMessages(COUNTED);
    if (messages < FEWEST) return false;
    const state = await this.vectors.state();
    if (state === undefined || state.state === 'waiting') return true;
    if (state.state === 'cancelled' && this.#isYoung(state.cancelledAt)) return false;
    if (!this.#isYoung(state.trainedAt)) return true;
    return Math.abs(messages - state.messages) > GROWN * state.messages;
  }

  #isYoung(at: number | null): boolean {
    return at !== null && this.clock.now() - at <= OLD;
  }

  /** Whether a training is asked for that has not begun. */
  async isAsked(): Promise<boolean> {
    return (await this.vectors.state())?.state === 'waiting';
  }

  /** Trains anew, unless somebody has canceled it. A run that was interrupted starts over. */
  async train(signal: AbortSignal): Promise<void> {
    if (!(await this.db.write((tx) => this.vectors.note(tx, 'training', ['cancelled'])))) return;
    const stopped = new AbortController();
    const watch = setInterval(() => void this.#stopIfCancelled(stopped), WATCHED_EVERY);
    try {
      const either = AbortSignal.any([signal, stopped.signal]);
      await using thread = this.thread.open(either);
      await this.#learn(thread, either);
      await this.#placeAll(thread, either);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    } finally {
      clearInterval(watch);
    }
  }

  /** Somebody may cancel in another process: the table says so. Where it cannot be read, it is read again. */
  async #stopIfCancelled(stopped: AbortController): Promise<void> {
    const state = await this.vectors.state().catch(() => null);
    if (state === null || state?.state === 'training' || state?.state === 'placing') return;
    stopped.abort(new Cancelled());
  }

  async fail(): Promise<void> {
    await this.db.write((tx) => this.vectors.note(tx, 'failed', ['cancelled']));
  }

  /** Makes the vectors of messages that came since, some at a time. */
  async fold(signal: AbortSignal): Promise<void> {
    const loaded = await this.models.current();
    if (loaded === null) return;
    for (let placed = 0; placed < FOLDED; placed += PLACED_AT_ONCE) {
      signal.throwIfAborted();
      const waiting = await this.vectors.waiting(loaded.number, PLACED_AT_ONCE);
      if (waiting.length === 0) return;
      const made = await vectorsOf(waiting, loaded);
      await this.db.write((tx) => this.vectors.place(tx, loaded.number, made));
    }
  }

  async #learn(thread: OpenVectorThread, signal: AbortSignal): Promise<void> {
    const messages = await this.vectors.countMessages(COUNTED);
    await this.#send(thread, signal);
    const { model, centres } = await thread.train(
      {
        seed: SEED,
        messages,
        names: await this.vectors.names(NAMES),
        known: (await this.known.read())?.packed ?? null,
      },
      (share) => this.#advance('training', share * TRAINED),
    );
    await this.#advance('training', TRAINED);
    const at = this.clock.now();
    if (!(await this.db.write((tx) => this.vectors.replaceModel(tx, { model, centres, messages, at }))))
      throw new Cancelled();
  }

  async #send(thread: OpenVectorThread, signal: AbortSignal): Promise<void> {
    let sent = 0;
    for (let after: string | null = null; sent < TEXTS; ) {
      signal.throwIfAborted();
      const conversations: string[] = await this.vectors.conversations(after, CONVERSATIONS_AT_ONCE);
      if (conversations.length === 0) return;
      const texts = await this.vectors.texts(conversations, TEXTS_AT_ONCE);
      thread.add(texts);
      sent += texts.length;
      after = conversations.at(-1) ?? null;
      await setImmediate();
    }
  }

  async #placeAll(thread: OpenVectorThread, signal: AbortSignal): Promise<void> {
    const state = await this.vectors.state();
    const [number, messages] = [state?.number ?? 0, Math.max(1, state?.messages ?? 1)];
    for (let placed = 0; ; placed += PLACED_AT_ONCE) {
      signal.throwIfAborted();
      const waiting = await this.vectors.waiting(number, PLACED_AT_ONCE);
      if (waiting.length === 0) break;
      const { vectors, clusters } = await thread.place(waiting.map(({ text }) => text));
      const made = waiting.flatMap(({ id }, index) => {
        const vector = vectors[index];
        return vector === undefined ? [] : [{ id, vector, cluster: clusters[index] ?? 0 }];
      });
      await this.db.write((tx) => this.vectors.place(tx, number, made));
      if (placed % (PLACED_AT_ONCE * 10) === 0)
        await this.#advance('placing', TRAINED + (1 - TRAINED) * Math.min(1, placed / messages));
    }
    await this.db.write((tx) => this.vectors.finish(tx));
  }

  async #advance(state: 'training' | 'placing', progress: number): Promise<void> {
    if (!(await this.db.write((tx) => this.vectors.advance(tx, state, progress)))) throw new Cancelled();
  }
}

async function vectorsOf(texts: readonly MessageText[], { model, centres }: LoadedModel) {
  const made: { id: string; vector: Uint8Array; cluster: number }[] = [];
  for (const [index, { id, text }] of texts.entries()) {
    const vector = vectorOf(model, text);
    made.push({ id, vector: plainBytes(vector), cluster: nearestOf(centres, vector) });
    if (index % MADE_AT_ONCE === 0) await setImmediate();
  }
  return made;
}
