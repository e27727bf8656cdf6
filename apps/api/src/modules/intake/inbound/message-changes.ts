import type { DeletionEvent, EditEvent, ReactionEvent } from '@concordia/channels/port';
import { preview } from '@concordia/domain';
import { messageSentiment } from '@concordia/domain/sentiment';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { type KnownMessage, OriginsRepository } from '../../inbox/correspondence/origins.repository.js';
import { countedOf } from '../../inbox/counters/counted-row.js';
import { CounterTally } from '../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { MessageSearchIndex } from '../../inbox/search/message-search-index.js';
import { keptHandle } from '../../people/contact-records/kept-handle.js';
import { MessageChangesRepository } from './message-changes.repository.js';

const KEPT_TEXT = 1_000_000;
const KEPT_EMOJI = 64;

/** Applies edits, deletions and reactions. Each call returns `false` if the message is not known yet. */
@Injectable()
export class MessageChanges {
  constructor(
    private readonly origins: OriginsRepository,
    private readonly rows: MessageChangesRepository,
    private readonly search: MessageSearchIndex,
    private readonly counters: StatCounters,
    private readonly queue: JobQueue,
    private readonly ids: Ids,
  ) {}

  /** The latest edit by the provider's clock wins; the original text is kept as well. */
  async edit(tx: WorkspaceTransaction, { channel, messageId, text: said, at }: EditEvent): Promise<boolean> {
    const known = await this.origins.find(tx, channel, messageId);
    if (known === null) return false;
    if (known.deletedAt !== null || (known.editedAt !== null && known.editedAt >= at)) return true;
    const text = said.replaceAll('\0', '').slice(0, KEPT_TEXT);
    const former = known.formerText ?? (await this.rows.text(tx, known.id));
    await this.#rewrite(tx, known, text);
    await this.rows.updateOrigin(tx, known.id, { former_text: former, edited_at: at });
    return true;
  }

  /** Deletes the content and clears unread and urgent. */
  async remove(tx: WorkspaceTransaction, { channel, messageId, at }: DeletionEvent): Promise<boolean> {
    const known = await this.origins.find(tx, channel, messageId);
    if (known === null) return false;
    if (known.deletedAt !== null) return true;
    await this.#rewrite(tx, known, '');
    await this.#removeFiles(tx, known.id);
    const nothing = { quoted_text: null, signature: null, html: null, remote_content_count: 0 };
    await this.rows.updateBody(tx, known.id, nothing);
    await this.rows.updateOrigin(tx, known.id, { former_text: null, notes: null, deleted_at: at });
    await this.#markRead(tx, known.id);
    return true;
  }

  async react(tx: WorkspaceTransaction, { channel, messageId, from, emoji, at }: ReactionEvent): Promise<boolean> {
    const known = await this.origins.find(tx, channel, messageId);
    if (known === null) return false;
    const values = { emoji: emoji === null ? null : emoji.replaceAll('\0', '').slice(0, KEPT_EMOJI), at };
    const reaction = { id: this.ids.next(), message_id: known.id, sender: keptHandle(channel, from) };
    await this.rows.putReaction(tx, reaction, values);
    return true;
  }

  async #rewrite(tx: WorkspaceTransaction, { id }: KnownMessage, text: string): Promise<void> {
    const { label, compound } = messageSentiment(text);
    await this.rows.update(tx, id, {
      excerpt: preview(text),
      sentiment_label: label,
      sentiment_compound: compound,
    });
    await this.rows.updateBody(tx, id, { text, html: null });
    await this.search.add(tx, [id]);
  }

  /** After the commit, a job deletes bytes that no other message uses. */
  async #removeFiles(tx: WorkspaceTransaction, id: string): Promise<void> {
    const { count, hashes } = await this.rows.removeFiles(tx, id);
    if (count === 0) return;
    await this.rows.update(tx, id, { attachment_count: 0 });
    if (hashes.length > 0) await this.queue.enqueue(tx, { kind: 'attachments.sweep', payload: { hashes } });
  }

  async #markRead(tx: WorkspaceTransaction, id: string): Promise<void> {
    const row = await this.rows.hold(tx, id);
    const before = countedOf(row);
    if (before.isRead && before.isUrgent === 0) return;
    await this.rows.update(tx, id, { is_read: 1, is_urgent: 0 });
    const after = { ...before, isRead: true, isUrgent: 0 } as const;
    await this.counters.apply(tx, new CounterTally().message(before, after, row.conversation_id));
  }
}
