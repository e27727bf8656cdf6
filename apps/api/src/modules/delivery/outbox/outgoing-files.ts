import type { UploadedFile } from '@concordia/contract/inbox';
import { type Channel, type FileRefusal, type FileRoute, fileRefusal } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ChannelsRepository, type QuerySource } from '../../channels/connections/channels.repository.js';
import { type UploadRow, UploadsRepository, uploadedFileOf } from '../../inbox/uploads/uploads.repository.js';
import { UploadsService } from '../../inbox/uploads/uploads.service.js';
import { OutgoingFilesRepository } from './outgoing-files.repository.js';
import { PublicAnswers } from './public-answers.js';

/** Where a message with files would go, and what it says beside them. */
export interface Sending {
  readonly channel: Channel;
  readonly conversationId: string | null;
  readonly content: string;
}

/** The files of messages that have not left: they are uploads until somebody sends them, and again when it is taken back. */
@Injectable()
export class OutgoingFiles {
  constructor(
    private readonly uploads: UploadsService,
    private readonly rows: UploadsRepository,
    private readonly files: OutgoingFilesRepository,
    private readonly channels: ChannelsRepository,
    private readonly inPublic: PublicAnswers,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * The uploads of a message, held against what the channel takes.
   *
   * @throws DomainFailure `invalid` for what is not here, `conflict` with the code of the refusal in capitals for what the channel does not take.
   */
  async admit(tx: WorkspaceTransaction, sending: Sending, ids: readonly string[]): Promise<UploadRow[]> {
    if (ids.length === 0) return [];
    const refusal = await this.refusal(tx, sending, ids);
    if (refusal === null) return this.uploads.require(tx, ids);
    const { code, reason, index } = refusal;
    const field = code === 'text_too_long_with_files' ? 'body.content' : 'body.attachmentIds';
    const details = [{ field: index === null ? field : `${field}.${index}`, expected: 'what the channel takes' }];
    throw new DomainFailure('conflict', code.toUpperCase(), reason, details);
  }

  /**
   * Why the channel would not take these uploads; `null` when it does.
   *
   * @throws DomainFailure `invalid` for what is not here.
   */
  async refusal(tx: WorkspaceTransaction, sending: Sending, ids: readonly string[]): Promise<FileRefusal | null> {
    if (ids.length === 0) return null;
    const files = await this.uploads.require(tx, ids);
    return fileRefusal(await this.#route(tx, sending), files.map(uploadedFileOf), sending.content);
  }

  /** Gives a message its files. The uploads stay until {@link forget}, since an outreach sends them on several channels. */
  async attach(tx: WorkspaceTransaction, outboundId: string, files: readonly UploadRow[]): Promise<void> {
    for (const [position, { id: _, ...file }] of files.entries()) {
      const row = { ...file, id: this.ids.next(), outbound_id: outboundId, position };
      await this.files.insert(tx, row);
    }
  }

  /** They are on their way: no draft has them any more. */
  async forget(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    await this.rows.remove(tx, ids);
  }

  of(db: QuerySource, outboundId: string): Promise<UploadRow[]> {
    return this.files.of(db, outboundId);
  }

  /** The files of several messages, by their ids. */
  async ofAll(db: QuerySource, outboundIds: readonly string[]): Promise<ReadonlyMap<string, readonly UploadedFile[]>> {
    if (outboundIds.length === 0) return new Map();
    const rows = await this.files.ofAll(db, outboundIds);
    const grouped = Map.groupBy(rows, ({ outbound_id }) => outbound_id);
    return new Map([...grouped].map(([id, files]) => [id, files.map(uploadedFileOf)]));
  }

  /** Of a message that was taken back they are uploads again, under the ids that its entry told. */
  async giveBack(tx: WorkspaceTransaction, outboundId: string): Promise<void> {
    const files = await this.of(tx, outboundId);
    await this.files.remove(tx, outboundId);
    for (const file of files) {
      await this.rows.insert(tx, { ...file, conversation_id: null, created_at: this.clock.now() });
    }
  }

  /** They are attachments of the message that has left; the rows here stay for another attempt. @returns how many. */
  async leave(tx: WorkspaceTransaction, outboundId: string, messageId: string): Promise<number> {
    const files = await this.of(tx, outboundId);
    for (const [position, { id: _, ...file }] of files.entries()) {
      const row = { ...file, id: this.ids.next(), message_id: messageId, position };
      await this.files.insertAttachment(tx, row);
    }
    return files.length;
  }

  async #route(tx: WorkspaceTransaction, { channel, conversationId }: Sending): Promise<FileRoute> {
    const connection = await this.channels.find(tx, channel);
    const isPublic = await this.inPublic.wouldBe(tx, channel, conversationId);
    return { channel, provider: connection?.provider ?? null, isPublic };
  }
}
