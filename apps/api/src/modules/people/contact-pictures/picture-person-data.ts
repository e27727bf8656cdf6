import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue, type Json } from '../../../jobs/job-queue.js';
import { AttachmentStore } from '../../inbox/attachments/attachment-store.js';
import { HEAD_BYTES, previewType } from '../../inbox/attachments/sniff.js';
import { PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { ContactPicturesRepository } from './contact-pictures.repository.js';

const RowSchema = z.object({ row: z.object({ picture_hash: z.string().nullable().default(null) }) });
const SnapshotSchema = z.object({ kept: RowSchema, other: RowSchema, after: RowSchema.shape.row });

/** Registers pictures as data about a person. Merges decide about them with the other fields of the contact. */
@Injectable()
export class PicturePersonData implements OnModuleInit {
  constructor(
    private readonly registry: PersonDataRegistry,
    private readonly pictures: ContactPicturesRepository,
    private readonly store: AttachmentStore,
    private readonly queue: JobQueue,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'pictures',
      count: async (contactId) => ((await this.pictures.find(contactId))?.picture_hash ? 1 : 0),
      move: async () => [],
      moveBack: async () => undefined,
      erase: (tx, contactId) => this.#erase(tx, contactId),
      export: (contactId) => this.#export(contactId),
    });
  }

  /** Those too that merges remember for an undo. */
  async #erase(tx: WorkspaceTransaction, contactId: string): Promise<number> {
    const shown = (await this.pictures.hold(tx, contactId))?.picture_hash ?? null;
    const snapshots = (await this.pictures.snapshots(tx, contactId)).map((json) =>
      SnapshotSchema.parse(JSON.parse(json)),
    );
    const remembered = snapshots.flatMap(({ kept, other, after }) => [kept.row, other.row, after]);
    const hashes = new Set(
      [shown, ...remembered.map(({ picture_hash }) => picture_hash)].filter((hash) => hash !== null),
    );
    if (hashes.size === 0) return 0;
    await this.pictures.set(tx, contactId, { picture_hash: null });
    await this.queue.enqueue(tx, { kind: 'attachments.sweep', payload: { hashes: [...hashes] } });
    return hashes.size;
  }

  async *#export(contactId: string): AsyncGenerator<Json> {
    const row = await this.pictures.find(contactId);
    const hash = row?.picture_hash ?? null;
    const stored = hash === null ? null : await this.store.open(hash);
    if (hash === null || stored === null) return;
    const head = await this.store.head(hash, HEAD_BYTES);
    const parts: Uint8Array[] = [];
    for await (const part of stored.content) parts.push(part);
    yield {
      source: row?.picture_source ?? null,
      contentType: head && previewType(head),
      base64: Buffer.concat(parts).toString('base64'),
    };
  }
}
