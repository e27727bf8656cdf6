import { buffer } from 'node:stream/consumers';
import type { AnsweredMessage, OutgoingFile, OutgoingMessage } from '@concordia/channels/port';
import { type Channel, PROVIDER_PROFILES, providersOf } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { AttachmentStore } from '../../inbox/attachments/attachment-store.js';
import { MediaLinks } from '../media/media-links.js';
import { recipientsIn } from '../recipients/stored-recipients.js';
import { UnsubscribeLinks } from '../unsubscribe/unsubscribe-links.js';
import { AddresseesRepository } from './addressees.repository.js';
import type { OutboundRow } from './outbox.repository.js';
import { OutgoingFilesRepository } from './outgoing-files.repository.js';
import { ReplyContextRepository } from './reply-context.repository.js';
import { keyOf } from './sending-key.js';
import { storedTemplate } from './stored-template.js';

const ThreadSchema = z.array(z.string());

/**
 * Channels on which a reply's place depends on what it replies to: an email thread, a post. Elsewhere a reply would only quote the message right
 * above it.
 */
const PLACED_BY_ANSWER: ReadonlySet<Channel> = new Set(['email', 'twitter', 'linkedin']);

/** Where a message goes, as its admission found. */
interface Recipient {
  readonly handle: string;
  readonly isByHumanAgent: boolean;
}

/** Assembles what a provider receives: text, message replied to, template and files. */
@Injectable()
export class OutgoingContent {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly addressees: AddresseesRepository,
    private readonly context: ReplyContextRepository,
    private readonly files: OutgoingFilesRepository,
    private readonly store: AttachmentStore,
    private readonly media: MediaLinks,
    private readonly unsubscribing: UnsubscribeLinks,
  ) {}

  async of(row: OutboundRow, { handle: to, isByHumanAgent }: Recipient): Promise<OutgoingMessage> {
    const { channel, content: text, html, subject } = row;
    const [files, answers] = [await this.#files(row), await this.#answered(row)];
    const unsubscribeUrl = await this.#unsubscribeUrl(row, to);
    const recipients = recipientsIn(row);
    return {
      channel,
      to,
      ...(recipients !== null && { recipients }),
      text,
      ...(html !== null && { html }),
      subject,
      idempotencyKey: keyOf(row),
      template: row.template === null ? null : storedTemplate(row.template),
      ...(isByHumanAgent && { isByHumanAgent }),
      ...(files.length > 0 && { files }),
      ...(row.file_form !== null && { form: row.file_form }),
      ...(answers !== null && { answers }),
      ...(unsubscribeUrl !== null && { unsubscribeUrl }),
    };
  }

  /** Automated email must offer one-click unsubscribe (RFC 8058). */
  async #unsubscribeUrl({ automation_id, contact_id, channel }: OutboundRow, to: string): Promise<string | null> {
    if (automation_id === null || contact_id === null || channel !== 'email') return null;
    const pointId = await this.addressees.pointOf(this.db.read, contact_id, channel, to);
    const { workspaceId } = currentPrincipal();
    return pointId === null ? null : this.unsubscribing.urlFor({ workspaceId, pointId });
  }

  async #files({ id, channel }: OutboundRow): Promise<OutgoingFile[]> {
    const rows = await this.files.stored(this.db.read, id);
    const files: OutgoingFile[] = [];
    const { workspaceId } = currentPrincipal();
    for (const { id: fileId, file_name: name, content_type: contentType, content_hash } of rows) {
      const stored = await this.store.open(content_hash);
      if (stored === null) throw new Error('An attachment of the message is not in the store.');
      const content = await buffer(stored.content);
      const link = isFetched(channel) ? { link: this.media.urlFor({ workspaceId, fileId }) } : {};
      files.push({ name, contentType, content, ...link });
    }
    return files;
  }

  /**
   * The contact's latest message at the time this one was written; it does not reply to later ones. On X and LinkedIn this decides whether the reply
   * is public.
   */
  async #answered({ conversation_id, channel, created_at }: OutboundRow): Promise<AnsweredMessage | null> {
    if (conversation_id === null || !PLACED_BY_ANSWER.has(channel)) return null;
    const row = await this.context.latestInboundStoredBy(this.db.read, conversation_id, channel, created_at);
    if (row === undefined) return null;
    const { provider_message_id: providerMessageId, thread } = row;
    const before = channel === 'email' ? [...ThreadSchema.parse(JSON.parse(thread)), providerMessageId] : [];
    return { providerMessageId, references: before };
  }
}

const isFetched = (channel: Channel): boolean =>
  providersOf(channel).some((provider) => PROVIDER_PROFILES[provider].fetchesFiles === true);
