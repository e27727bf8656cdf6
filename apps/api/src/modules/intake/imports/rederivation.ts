import { ownAddressTest } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ConversationSorter } from '../../inbox/sorting/conversation-sorter.js';
import { SortingRepository, type StoredMail } from '../../inbox/sorting/sorting.repository.js';
import { ImportsRepository } from './imports.repository.js';
import type { Mailbox } from './reading/imported-mail.js';
import { personName } from './reading/to-imported.js';
import { type Rederived, RederivedMails } from './rederived-mails.js';

const AT_ONCE = 200;

const MailboxesSchema = z.array(z.object({ name: z.string().nullable(), address: z.string().nullable() }));

/**
 * Updates stored email after the owner's addresses changed: direction, contact and column.
 *
 * Only messages that mention a changed address are touched. Idempotent.
 */
@Injectable()
export class Rederivation {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: ImportsRepository,
    private readonly mails: SortingRepository,
    private readonly rederived: RederivedMails,
    private readonly sorter: ConversationSorter,
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
        const conversations = await this.rederived.apply(tx, concerned);
        await this.sorter.sort(tx, conversations, frame);
      });
    }
    await this.#removeOwnContacts(changed.filter(isOwn));
  }

  /** Our own addresses must not be contacts once no message belongs to them. */
  async #removeOwnContacts(addresses: readonly string[]): Promise<void> {
    if (addresses.length === 0) return;
    await this.db.write(async (tx) => {
      await this.rederived.removeContacts(tx, addresses);
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
  // Email from a sent folder stays outbound, whichever address wrote it.
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
