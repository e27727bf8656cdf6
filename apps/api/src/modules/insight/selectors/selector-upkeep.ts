import { type KnownSelector, learn } from '@concordia/domain/selectors';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../common/ids.js';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { CompanySelectors } from './company-selectors.js';
import { type ContactChanges, SelectorChangesRepository } from './selector-changes.repository.js';
import { SelectorFacts } from './selector-facts.js';
import { SelectorWriter } from './selector-writer.js';
import { SelectorsRepository } from './selectors.repository.js';

export const SELECTORS_JOB = 'selectors.read';

/** Contacts read at once. */
const AT_ONCE = 50;

/**
 * Keeps selectors in step with messages and contacts.
 *
 * Changes are logged in the same transaction. A new message is read alone. After any other change, all of the contact's data is read again, so that
 * no selector outlives its evidence.
 */
@Injectable()
export class SelectorUpkeep {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly log: SelectorChangesRepository,
    private readonly facts: SelectorFacts,
    private readonly selectors: SelectorsRepository,
    private readonly writer: SelectorWriter,
    private readonly companies: CompanySelectors,
    private readonly queue: JobQueue,
    private readonly ids: Ids,
  ) {}

  /** Queues a reading. */
  ask(tx: WorkspaceTransaction): Promise<string | null> {
    return this.queue.enqueue(tx, { kind: SELECTORS_JOB, payload: {}, uniqueKey: 'now' });
  }

  /** Reads everything again. */
  async rebuild(): Promise<void> {
    await this.db.write(async (tx) => {
      await this.log.markAll(tx, this.ids.next);
      await this.ask(tx);
    });
  }

  /** Reads all changes. @throws the signal's reason if aborted; progress is kept. */
  async keep(signal: AbortSignal): Promise<void> {
    let after: string | null = null;
    let changed = false;
    for (;;) {
      const contacts = await this.log.contacts(after, AT_ONCE);
      for (const contactId of contacts) {
        signal.throwIfAborted();
        changed = (await this.#keepOne(await this.log.of(contactId))) || changed;
        await yieldToEventLoop();
      }
      const last = contacts.at(-1);
      if (last === undefined) break;
      after = last;
    }
    if (!changed) return;
    await this.db.write(async (tx) => {
      await this.companies.sweep(tx);
      await this.selectors.count(tx);
    });
  }

  async #keepOne(change: ContactChanges): Promise<boolean> {
    const { contactId } = change;
    const ownerId = currentPrincipal().workspaceId;
    const stored = Map.groupBy(await this.selectors.ofNodes([contactId, ownerId]), ({ nodeId }) => nodeId);
    const theirs = stored.get(contactId) ?? [];
    const ours = stored.get(ownerId) ?? [];
    const read = await this.#read(change, theirs, ours);
    return this.db.write(async (tx) => {
      await this.log.forget(tx, change.ids);
      const owner = { nodeType: 'Person', nodeId: ownerId, contactId: null } as const;
      const isOwnerChanged = await this.writer.save(tx, owner, ours, read.ours);
      // The contact was deleted, which may also affect what is known about their company.
      if (!(await this.log.holdContact(tx, contactId))) return true;
      const person = { nodeType: 'Person', nodeId: contactId, contactId } as const;
      const isChanged = await this.writer.save(tx, person, theirs, read.theirs);
      if (isChanged) await this.companies.follow(tx, [...theirs, ...read.theirs]);
      return isChanged || isOwnerChanged;
    });
  }

  /** Selectors of the contact and of ourselves after the change. */
  async #read(
    { contactId, messageIds }: ContactChanges,
    theirs: readonly KnownSelector[],
    ours: readonly KnownSelector[],
  ): Promise<{ theirs: KnownSelector[]; ours: KnownSelector[] }> {
    const card = await this.facts.card(contactId);
    const own = learn(ours, [await this.facts.ownCard()]);
    if (messageIds !== null) {
      const found = await this.facts.ofMessages(contactId, messageIds);
      return { theirs: learn(theirs, found.theirs), ours: learn(own, found.ours) };
    }
    const read = { theirs: learn([], card === null ? [] : [card]), ours: own };
    for await (const found of this.facts.ofContact(contactId)) {
      read.theirs = learn(read.theirs, found.theirs);
      read.ours = learn(read.ours, found.ours);
    }
    return read;
  }
}
