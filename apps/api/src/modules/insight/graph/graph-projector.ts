import { placeOfPerson } from '@concordia/domain/graph';
import { Injectable } from '@nestjs/common';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { GraphRepository } from './graph.repository.js';
import { GraphFactsRepository } from './graph-facts.repository.js';
import { GraphScores } from './graph-scores.js';
import { type GraphChange, GraphStateRepository } from './graph-state.repository.js';
import { GraphTies } from './graph-ties.js';
import { GraphWriter } from './graph-writer.js';

/** Changes read and people projected at once; requests run in between. */
const CHANGES_AT_ONCE = 2_000;
const PEOPLE_AT_ONCE = 200;

/** Maximum changes a query waits for; more are left to the job. */
const CHANGES_OF_A_CALL = 2_000;
/** Maximum graph size whose scores a query waits for. */
const NODES_OF_A_CALL = 5_000;

const NEVER = new AbortController().signal;

/**
 * Keeps the graph in step with messages and contacts.
 *
 * Each changed contact is projected again from all their messages, so the result does not depend on the kind of change, and a rebuild simply projects
 * everyone. Data is read before the transaction; later changes are still in the log.
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
    private readonly ties: GraphTies,
  ) {}

  /** Applies all changes, then updates the scores. */
  async keep(signal: AbortSignal): Promise<void> {
    await this.#takeIn(signal);
    await this.scores.keep(signal);
  }

  /** Does the same before a query, unless it would take noticeably long. @returns whether everything is up to date. */
  async catchUp(): Promise<boolean> {
    if ((await this.states.pending(CHANGES_OF_A_CALL)) >= CHANGES_OF_A_CALL) return false;
    await this.#takeIn(NEVER);
    const state = await this.states.find();
    if (state === undefined || state.ranked_version === state.version) return true;
    if (state.people + state.companies > NODES_OF_A_CALL) return false;
    await this.scores.keep(NEVER);
    return true;
  }

  /** Projects everyone again in batches, resuming where an earlier run stopped. Then removes nodes without a contact. */
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

  /** Removes a contact's node, in the transaction that deletes or merges the contact. */
  async remove(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    const state = await this.states.hold(tx);
    await this.writer.write(tx, state, await this.facts.owner(tx), [contactId], []);
    await this.ties.remove(tx, contactId);
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

  /** @returns `false` if another process wrote in between. */
  async #place(ids: readonly string[], changes: readonly GraphChange[]): Promise<boolean> {
    const version = (await this.states.find())?.version ?? 0;
    const owner = await this.facts.owner();
    const people = await this.facts.people(ids);
    const messages = people.length === 0 ? [] : await this.facts.messages(people.map(({ id }) => id));
    const byContact = Map.groupBy(messages, ({ contact }) => contact);
    const places = people.map((person) => placeOfPerson(owner.id, person, byContact.get(person.id) ?? []));
    const ties = await this.ties.of(owner.id, byContact);
    const persons = ids.filter((id) => id !== owner.id);
    return this.db.write(async (tx) => {
      const state = await this.states.hold(tx);
      if (state.version !== version) return false;
      await this.states.forget(tx, changes);
      // A contact erased meanwhile must not reappear.
      const there = await this.facts.there(persons, tx);
      const held = places.filter(({ node }) => there.has(node.id));
      await this.writer.write(tx, state, owner, persons, held);
      for (const gone of persons.filter((id) => !there.has(id))) await this.ties.remove(tx, gone);
      await this.ties.put(
        tx,
        persons,
        held.flatMap(({ node }) => ties.get(node.id) ?? []),
      );
      return true;
    });
  }
}
