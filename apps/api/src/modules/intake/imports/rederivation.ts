import { type Direction, ownAddressTest } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { countedOf } from '../../inbox/counters/counted-row.js';
import { CounterTally } from '../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { SearchIndexes } from '../../inbox/search/search-indexes.js';
import { ConversationSorter } from '../../inbox/sorting/conversation-sorter.js';
import { SortingRepository, type StoredMail } from '../../inbox/sorting/sorting.repository.js';
import { ChangeLog } from '../../platform/stream/change-log.js';
import { ImportsRepository } from './imports.repository.js';
import type { Mailbox } from './reading/imported-mail.js';
import { personName } from './reading/to-imported.js';
import { ContactBook } from './writing/contact-book.js';

const AT_ONCE = 200;

const MailboxesSchema = z.array(z.object({ name: z.string().nullable(), address: z.string().nullable() }));

/** A message as the present own addresses make it. */
interface Rederived {
  readonly mail: StoredMail;
  readonly direction: Direction;
  readonly addressed: StoredMail['addressed'];
  readonly counterpart: { readonly address: string; readonly name: string | null } | null;
}

/**
 * Goes over stored mail after the owner's addresses changed: who wrote, to whom, and therefore which contact and which column.
 *
 * Only messages that name one of the changed addresses are touched. It can be repeated: a second pass finds nothing to do.
 */
@Injectable()
export class Rederivation {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: ImportsRepository,
    private readonly mails: SortingRepository,
    private readonly sorter: ConversationSorter,
    private readonly counters: StatCounters,
    private readonly search: SearchIndexes,
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @param changed addresses that were added or removed. */
  async run(changed: readonly string[], signal: AbortSignal): Promise<void> {
    const isChanged = ownAddressTest(changed);
    const isOwn = ownAddressTest(await this.runs.ownAddresses());
    const frame = { newestAt: await this.mails.newestAt(this.clock.now()), importRunId: null };
    for (let after: string | null = null; ; ) {
      signal.throwIfAborted();
      const batch: StoredMail[] = await this.mails.storedMail(after, AT_ONCE);
      const last = batch.at(-1);
      if (last === undefined) break;
      after = last.id;
      const concerned = batch.flatMap((mail) => rederive(mail, isChanged, isOwn) ?? []);
      if (concerned.length === 0) continue;
      await this.db.write(async (tx) => {
        await this.runs.lockOut(tx);
        const conversations = await this.#apply(tx, concerned);
        await this.sorter.sort(tx, conversations, frame);
        await this.changes.record(tx, ['messages', 'stats', 'contacts']);
      });
    }
    await this.#removeOwnContacts(changed.filter(isOwn));
  }

  /** @returns the conversations to be sorted again. */
  async #apply(tx: WorkspaceTransaction, concerned: readonly Rederived[]): Promise<string[]> {
    const contacts = await ContactBook.open(
      tx,
      concerned.flatMap(({ counterpart }) => counterpart?.address ?? []),
      this.ids.next,
      this.clock.now(),
    );
    const placed = concerned.map((one) => ({ ...one, contactId: contactOf(contacts, one) }));
    await contacts.save(tx);
    const tally = new CounterTally().contacts(contacts.added);
    for (const { mail, direction, addressed, contactId } of placed) {
      const isRead = direction === 'outbound' ? 1 : mail.is_read;
      await tx
        .updateTable('message')
        .set({ direction, addressed, contact_id: contactId, is_read: isRead })
        .where('id', '=', mail.id)
        .execute();
      const counted = countedOf(mail);
      tally.message(counted, { ...counted, direction, isRead: isRead === 1 }, mail.conversation_id);
      if (mail.contact_id !== null) await count(tx, mail.contact_id, mail.direction, -1, 0);
      if (contactId !== null) await count(tx, contactId, direction, 1, mail.sent_at_known === 1 ? mail.sent_at : 0);
    }
    await this.search.messages.add(
      tx,
      placed.map(({ mail }) => mail.id),
    );
    await this.search.contacts.putAll(tx, contacts.reworded);
    await this.counters.apply(tx, tally);
    const conversations = [...new Set(placed.map(({ mail }) => mail.conversation_id))];
    for (const id of conversations) {
      await tx
        .updateTable('conversation')
        .set({ contact_id: await this.mails.latestContact(tx, id) })
        .where('id', '=', id)
        .execute();
    }
    return conversations;
  }

  /** An address of our own is nobody's contact, once no message hangs on it. */
  async #removeOwnContacts(addresses: readonly string[]): Promise<void> {
    if (addresses.length === 0) return;
    await this.db.write(async (tx) => {
      const removed = await this.mails.removeUnusedContacts(tx, addresses);
      await this.search.contacts.remove(tx, removed);
      await this.counters.apply(tx, new CounterTally().contacts(-removed.length));
      await this.changes.record(tx, ['contacts']);
    });
  }
}

function rederive(
  mail: StoredMail,
  isChanged: (address: string) => boolean,
  isOwn: (address: string) => boolean,
): Rederived | null {
  const to = MailboxesSchema.parse(JSON.parse(mail.to_list));
  const cc = MailboxesSchema.parse(JSON.parse(mail.cc_list));
  const names = (list: readonly Mailbox[], test: (address: string) => boolean) =>
    list.some(({ address }) => address !== null && test(address));
  const isAuthor = mail.from_address !== null && isChanged(mail.from_address);
  if (!isAuthor && !names([...to, ...cc], isChanged)) return null;
  // Mail that a sent folder held stays ours, whatever address it was written under.
  const direction = isAuthor ? (isOwn(mail.from_address ?? '') ? 'outbound' : 'inbound') : mail.direction;
  const addressed =
    direction === 'outbound' ? 'unknown' : names(to, isOwn) ? 'direct' : names(cc, isOwn) ? 'copied' : 'unknown';
  const author = { name: mail.from_name, address: mail.from_address };
  const other = (direction === 'inbound' ? [author] : [...to, ...cc]).find(
    ({ address }) => address !== null && !isOwn(address),
  );
  const counterpart = other?.address ? { address: other.address, name: personName(other.name) } : null;
  return { mail, direction, addressed, counterpart };
}

function contactOf(contacts: ContactBook, { mail, direction, counterpart }: Rederived): string | null {
  if (counterpart === null || mail.kind === 'bounce') return null;
  return (
    contacts.find({ ...counterpart, card: null }, mail.kind === 'personal' || direction === 'outbound')?.id ?? null
  );
}

async function count(
  tx: WorkspaceTransaction,
  contactId: string,
  direction: Direction,
  by: 1 | -1,
  sentAt: number,
): Promise<void> {
  const column = direction === 'inbound' ? 'inbound_count' : 'outbound_count';
  await tx
    .updateTable('contact')
    .set((eb) => ({
      [column]: eb(column, '+', by),
      last_message_at: eb
        .case()
        .when('last_message_at', '<', sentAt)
        .then(sentAt)
        .else(eb.ref('last_message_at'))
        .end(),
    }))
    .where('id', '=', contactId)
    .execute();
}
