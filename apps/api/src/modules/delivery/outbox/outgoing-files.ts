import type { UploadedFile } from '@concordia/contract/inbox';
import { type Channel, type FileForm, type FileRefusal, type FileRoute, fileRefusal } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ChannelsRepository, type QuerySource } from '../../channels/connections/channels.repository.js';
import { isReachable } from '../../channels/connections/connection.json.js';
import { preferredAccount } from '../../channels/connections/connection.row.js';
import { PublicAddress } from '../../channels/connections/public-address.js';
import { type UploadRow, UploadsRepository, uploadedFileOf } from '../../inbox/uploads/uploads.repository.js';
import { UploadsService } from '../../inbox/uploads/uploads.service.js';
import { OutgoingFilesRepository } from './outgoing-files.repository.js';
import { PublicAnswers } from './public-answers.js';

export interface Sending {
  readonly channel: Channel;
  readonly conversationId: string | null;
  readonly content: string;
  /** @default the channel's preferred account */
  readonly accountId?: string | null;
  /** @default as a file */
  readonly form?: FileForm | null;
}

/** The files of unsent messages: uploads until they are queued, and again after a cancellation. */
@Injectable()
export class OutgoingFiles {
  constructor(
    private readonly uploads: UploadsService,
    private readonly rows: UploadsRepository,
    private readonly files: OutgoingFilesRepository,
    private readonly channels: ChannelsRepository,
    private readonly inPublic: PublicAnswers,
    private readonly address: PublicAddress,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns a message's files, uploads first, after checking the channel's limits.
   *
   * @param more files that are in the store already.
   * @throws DomainFailure `invalid` if an upload is missing; `conflict` with the refusal's code in capitals if the channel does not accept them.
   */
  async admit(
    tx: WorkspaceTransaction,
    sending: Sending,
    ids: readonly string[],
    more: readonly UploadRow[] = [],
  ): Promise<UploadRow[]> {
    if (ids.length === 0 && more.length === 0) return [];
    const refusal = await this.refusal(tx, sending, ids, more);
    if (refusal === null) return [...(await this.uploads.require(tx, ids)), ...more];
    const { code, reason, index } = refusal;
    const field = code === 'text_too_long_with_files' ? 'body.content' : 'body.attachmentIds';
    const details = [{ field: index === null ? field : `${field}.${index}`, expected: 'what the channel takes' }];
    throw new DomainFailure('conflict', code.toUpperCase(), reason, details);
  }

  /**
   * Why the channel does not accept these uploads; `null` if it does.
   *
   * @throws DomainFailure `invalid` if an upload is missing.
   */
  async refusal(
    tx: WorkspaceTransaction,
    sending: Sending,
    ids: readonly string[],
    more: readonly UploadRow[] = [],
  ): Promise<FileRefusal | null> {
    if (ids.length === 0 && more.length === 0) return null;
    const files = [...(await this.uploads.require(tx, ids)), ...more];
    return fileRefusal(await this.#route(tx, sending), files.map(uploadedFileOf), sending.content);
  }

  /** Copies uploads to a message. The uploads stay until {@link forget}, since an outreach sends them on several channels. */
  async attach(tx: WorkspaceTransaction, outboundId: string, files: readonly UploadRow[]): Promise<void> {
    for (const [position, { id: _, ...file }] of files.entries()) {
      const row = { ...file, id: this.ids.next(), outbound_id: outboundId, position };
      await this.files.insert(tx, row);
    }
  }

  /** Deletes the uploads once their messages are queued. */
  async forget(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    await this.rows.remove(tx, ids);
  }

  of(db: QuerySource, outboundId: string): Promise<UploadRow[]> {
    return this.files.of(db, outboundId);
  }

  async ofAll(db: QuerySource, outboundIds: readonly string[]): Promise<ReadonlyMap<string, readonly UploadedFile[]>> {
    if (outboundIds.length === 0) return new Map();
    const rows = await this.files.ofAll(db, outboundIds);
    const grouped = Map.groupBy(rows, ({ outbound_id }) => outbound_id);
    return new Map([...grouped].map(([id, files]) => [id, files.map(uploadedFileOf)]));
  }

  /** Turns the files of a canceled message back into uploads, under the ids in its entry. */
  async giveBack(tx: WorkspaceTransaction, outboundId: string): Promise<void> {
    const files = await this.of(tx, outboundId);
    await this.files.remove(tx, outboundId);
    for (const file of files) {
      await this.rows.insert(tx, { ...file, conversation_id: null, created_at: this.clock.now() });
    }
  }

  /** Copies the files to the sent message as attachments; these rows stay for retries. @returns how many. */
  async leave(tx: WorkspaceTransaction, outboundId: string, messageId: string): Promise<number> {
    const files = await this.of(tx, outboundId);
    for (const [position, { id: _, ...file }] of files.entries()) {
      const row = { ...file, id: this.ids.next(), message_id: messageId, position };
      await this.files.insertAttachment(tx, row);
    }
    return files.length;
  }

  async #route(
    tx: WorkspaceTransaction,
    { channel, conversationId, accountId = null, form = null }: Sending,
  ): Promise<FileRoute> {
    const connection =
      accountId === null
        ? preferredAccount(await this.channels.ofChannel(tx, channel))
        : await this.channels.account(tx, accountId);
    const isPublic = await this.inPublic.wouldBe(tx, channel, conversationId);
    const route = { channel, provider: connection?.provider ?? null, isPublic, form };
    return { ...route, isReachable: isReachable(connection?.mode, this.address) };
  }
}
