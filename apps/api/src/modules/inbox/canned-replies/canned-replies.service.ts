import type { CannedReply, CannedReplyCreate, CannedReplyUpdate } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { CannedRepliesRepository, type CannedReplyRow } from './canned-replies.repository.js';

/** The list is always read whole. */
const MOST = 500;

const replyOf = (row: CannedReplyRow): CannedReply => ({
  id: row.id,
  name: row.name,
  content: row.content,
  shortcut: row.shortcut,
  updatedAt: new Date(row.updated_at).toISOString(),
});

const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

@Injectable()
export class CannedRepliesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly replies: CannedRepliesRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(): Promise<CannedReply[]> {
    // Sorted here because SQLite and PostgreSQL collate differently.
    const byKey = (a: CannedReplyRow, b: CannedReplyRow) => (keyOf(a.name) < keyOf(b.name) ? -1 : 1);
    return (await this.replies.list()).toSorted(byKey).map(replyOf);
  }

  create({ name, content, shortcut }: CannedReplyCreate): Promise<CannedReply> {
    return this.db.write(async (tx) => {
      await this.replies.hold(tx);
      if ((await this.replies.count(tx)) >= MOST) throw full();
      await this.#refuseTaken(tx, null, name, shortcut);
      const now = this.clock.now();
      const row = { id: this.ids.next(), name, content, shortcut, updated_at: now };
      await this.replies.insert(tx, { ...row, name_key: keyOf(name), created_at: now });
      return replyOf(row);
    });
  }

  update(id: string, update: CannedReplyUpdate): Promise<CannedReply> {
    return this.db.write(async (tx) => {
      await this.replies.hold(tx);
      const before = await this.#find(tx, id);
      const row = {
        id,
        name: update.name ?? before.name,
        content: update.content ?? before.content,
        shortcut: update.shortcut === undefined ? before.shortcut : update.shortcut,
        updated_at: this.clock.now(),
      };
      await this.#refuseTaken(tx, id, row.name, row.shortcut);
      await this.replies.update(tx, id, { ...row, name_key: keyOf(row.name) });
      return replyOf(row);
    });
  }

  remove(id: string): Promise<CannedReply> {
    return this.db.write(async (tx) => {
      const removed = replyOf(await this.#find(tx, id));
      await this.replies.remove(tx, id);
      return removed;
    });
  }

  async #find(tx: WorkspaceTransaction, id: string): Promise<CannedReplyRow> {
    const row = await this.replies.find(tx, id);
    if (row !== undefined) return row;
    throw new DomainFailure('not-found', 'CANNED_REPLY_NOT_FOUND', 'The canned reply was not found.');
  }

  async #refuseTaken(
    tx: WorkspaceTransaction,
    id: string | null,
    name: string,
    shortcut: string | null,
  ): Promise<void> {
    const others = (await this.replies.taken(tx, keyOf(name), shortcut)).filter((other) => other.id !== id);
    if (others.some((other) => other.name_key === keyOf(name))) {
      throw new DomainFailure(
        'conflict',
        'CANNED_REPLY_NAME_TAKEN',
        'A canned reply with this name already exists. Choose another name.',
        [{ field: 'body.name', expected: 'a name that no other canned reply has', received: name }],
      );
    }
    if (others.length > 0) {
      throw new DomainFailure(
        'conflict',
        'CANNED_REPLY_SHORTCUT_TAKEN',
        'A canned reply with this shortcut already exists. Choose another shortcut.',
        [{ field: 'body.shortcut', expected: 'a shortcut that no other canned reply has', received: shortcut ?? '' }],
      );
    }
  }
}

const full = (): DomainFailure =>
  new DomainFailure(
    'conflict',
    'CANNED_REPLIES_FULL',
    `You can have at most ${MOST} canned replies. Delete one first.`,
  );
