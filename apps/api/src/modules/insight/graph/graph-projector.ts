import { placeOfPerson } from '@concordia/domain/graph';
import { Injectable } from '@nestjs/common';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { GraphRepository } from './graph.repository.js';
import { GraphFactsRepository } from './graph-facts.repository.js';
import { GraphScores } from './graph-scores.js';
import { type GraphChange, GraphStateRepository } from './graph-state.repository.js';
import { GraphWriter } from './graph-writer.js';

/** How many changes are looked at in one go, and how many people are placed: requests are served in between. */
const CHANGES_AT_ONCE = 2_000;
const PEOPLE_AT_ONCE = 200;

/** Who asks about the graph waits for so many changes; more are left to the job. */
const CHANGES_OF_A_CALL = 2_000;
/** And for the scores of so many nodes. */
const NODES_OF_A_CALL = 5_000;

/** A signal that nobody gives. */
const NEVER = new AbortController().signal;

/**
 * Keeps the graph in step with messages and contacts.
 *
 * Whoever changed is placed anew from all of their messages, so that a step is right however it came about, and a rebuild is nothing but a step for
 * everybody. What is read is read before the transaction; what changes after it was read is in the log still.
 */
@Injectable()
export class GraphProjector {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly facts: GraphFactsRepository,
    private readonly states: GraphStateRepository,
    private readonly graph: GraphRepository,
    private readonly writer: GraphWriter,
    private readonly scores: GraphScores,
  ) {}

  /** Takes in whatever has changed, then scores. */
  async keep(signal: AbortSignal): Promise<void> {
    await this.#takeIn(signal);
    await this.scores.keep(signal);
  }

  /** The same before an answer, where it takes no time that anybody notices. @returns whether nothing is left to be done. */
  async catchUp(): Promise<boolean> {
    if ((await this.states.pending(CHANGES_OF_A_CALL)) >= CHANGES_OF_A_CALL) return false;
    await this.#takeIn(NEVER);
    const state = await this.states.find();
    if (state === undefined || state.ranked_version === state.version) return true;
    if (state.people + state.companies > NODES_OF_A_CALL) return false;
    await this.scores.keep(NEVER);
    return true;
  }

  /** Places everybody anew, some at a time, from where the rebuild under way is; then sees to it that nobody else is there. */
  async rebuild(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const rebuiltTo = (await this.states.find())?.rebuilt_to ?? null;
      if (rebuiltTo === null) return;
      const ids = await this.facts.peopleAfter(rebuiltTo, PEOPLE_AT_ONCE);
      const last = ids.at(-1);
      if (last === undefined) break;
      if (await this.#place(ids, [])) await this.db.write((tx) => this.states.put(tx, { rebuilt_to: last }));
      await yieldToEventLoop();
    }
    await this.#sweep(signal);
    await this.db.write(async (tx) => {
      await this.states.hold(tx);
      await this.writer.recount(tx, await this.facts.owner(tx));
      await this.states.put(tx, { rebuilt_to: null });
    });
    this.scores.forget();
    await this.keep(signal);
  }

  /** Takes somebody out at once, in the transaction that ends them. */
  async remove(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    const state = await this.states.hold(tx);
    await this.writer.write(tx, state, await this.facts.owner(tx), [contactId], []);
  }

  async #takeIn(signal: AbortSignal): Promise<void> {
    for (;;) {
      const changes = await this.states.changes(CHANGES_AT_ONCE);
      if (changes.length === 0) return;
      const ids = [...new Set(changes.map(({ contact_id: id }) => id))].slice(0, PEOPLE_AT_ONCE);
      const taken = new Set(ids);
      await this.#place(
        ids,
        changes.filter(({ contact_id: id }) => taken.has(id)),
      );
      signal.throwIfAborted();
      await yieldToEventLoop();
    }
  }

  async #sweep(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const ids = await this.graph.strays(PEOPLE_AT_ONCE);
      if (ids.length === 0) return;
      await this.#place(ids, []);
    }
  }

  /** @returns whether it was written; another one may have written in between. */
  async #place(ids: readonly string[], changes: readonly GraphChange[]): Promise<boolean> {
    const version = (await this.states.find())?.version ?? 0;
    const owner = await this.facts.owner();
    const people = await this.facts.people(ids);
    const messages = people.length === 0 ? [] : await this.facts.messages(people.map(({ id }) => id));
    const byContact = Map.groupBy(messages, ({ contact }) => contact);
    const places = people.map((person) => placeOfPerson(owner.id, person, byContact.get(person.id) ?? []));
    const persons = ids.filter((id) => id !== owner.id);
    return this.db.write(async (tx) => {
      const state = await this.states.hold(tx);
      if (state.version !== version) return false;
      await this.states.forget(tx, changes);
      // Somebody may have been erased meanwhile, and must not come back.
      const there = await this.facts.there(persons, tx);
      const held = places.filter(({ node }) => there.has(node.id));
      await this.writer.write(tx, state, owner, persons, held);
      return true;
    });
  }
}
