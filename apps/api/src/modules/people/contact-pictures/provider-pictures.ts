import { DAY, PICTURE_DAYS, pictureShape } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { AttachmentStore } from '../../inbox/attachments/attachment-store.js';
import { ContactPicturesRepository } from './contact-pictures.repository.js';
import { readBounded } from './read-bounded.js';

/** Pictures that providers lend. What they say of type and size is not believed, and their addresses are not kept: they expire. */
@Injectable()
export class ProviderPictures {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly pictures: ContactPicturesRepository,
    private readonly store: AttachmentStore,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Whether the provider may be asked: never for a picture that a person chose, and else once in some weeks. */
  async isDue(tx: WorkspaceTransaction, contactId: string): Promise<boolean> {
    const row = await this.pictures.checked(tx, contactId);
    if (row === undefined || row.picture_source === 'person') return false;
    return row.picture_checked_at === null || row.picture_checked_at <= this.clock.now() - PICTURE_DAYS * DAY;
  }

  /**
   * Keeps what the provider has now; `null` if it has none any more.
   *
   * @returns why what it sent was not kept, or `null`. The former picture stays then.
   */
  async keep(
    contactId: string,
    content: AsyncIterable<Uint8Array> | null,
  ): Promise<'too large' | 'not a picture' | null> {
    const bytes = content === null ? null : await readBounded(content);
    if (content !== null && (bytes === null || pictureShape(bytes) === null)) {
      await this.asked(contactId);
      return bytes === null ? 'too large' : 'not a picture';
    }
    const hash = bytes === null ? null : await this.store.put(bytes);
    await this.db.write((tx) => this.#set(tx, contactId, hash));
    return null;
  }

  /** Notes that the provider was asked, to no avail. */
  asked(contactId: string): Promise<void> {
    return this.db.write((tx) => this.pictures.set(tx, contactId, { picture_checked_at: this.clock.now() }));
  }

  async #set(tx: WorkspaceTransaction, contactId: string, hash: string | null): Promise<void> {
    const before = await this.pictures.hold(tx, contactId);
    const isOurs = before !== undefined && before.picture_source !== 'person';
    // A contact who was erased, or whose picture somebody chose meanwhile, leaves the new bytes loose.
    const loose = isOurs ? before.picture_hash : hash;
    if (loose !== null && !(isOurs && loose === hash)) {
      await this.queue.enqueue(tx, { kind: 'attachments.sweep', payload: { hashes: [loose] } });
    }
    if (!isOurs) return;
    await this.pictures.set(tx, contactId, {
      ...(hash !== before.picture_hash && { picture_hash: hash, picture_source: hash === null ? null : 'provider' }),
      picture_checked_at: this.clock.now(),
    });
  }
}
