import type { Readable } from 'node:stream';
import type { Contact } from '@concordia/contract/people';
import { pictureShape } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { AttachmentStore } from '../../inbox/attachments/attachment-store.js';
import { HEAD_BYTES, previewType } from '../../inbox/attachments/sniff.js';
import { contactOf } from '../contact-records/contact.row.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactPicturesRepository } from './contact-pictures.repository.js';
import { readBounded } from './read-bounded.js';

/** The pictures that people see, set and remove. */
@Injectable()
export class ContactPicturesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly pictures: ContactPicturesRepository,
    private readonly contacts: ContactsRepository,
    private readonly store: AttachmentStore,
    private readonly queue: JobQueue,
    private readonly events: DomainEvents,
  ) {}

  /** @throws DomainFailure if there is no such contact, or the contact has no picture. */
  async open(contactId: string) {
    const hash = (await this.pictures.find(contactId))?.picture_hash ?? null;
    if (hash === null) throw noPicture();
    const [stored, head] = [await this.store.open(hash), await this.store.head(hash, HEAD_BYTES)];
    const contentType = head && previewType(head);
    if (stored === null || contentType === null) throw noPicture();
    return { fileName: 'picture', contentType, ...stored };
  }

  /** @throws DomainFailure if the body is no picture or too large; nothing changes then. */
  async put(contactId: string, body: Readable): Promise<Contact> {
    const content = await readBounded(body);
    if (content === null) throw tooLarge();
    if (pictureShape(content) === null) throw notAPicture();
    return this.#change(contactId, await this.store.put(content));
  }

  /** No provider is asked for a picture that somebody removed. */
  remove(contactId: string): Promise<Contact> {
    return this.#change(contactId, null);
  }

  async #change(contactId: string, hash: string | null): Promise<Contact> {
    await this.db.write(async (tx) => {
      const before = await this.pictures.hold(tx, contactId);
      // Bytes that nobody refers to are swept, too.
      const loose = before === undefined ? hash : before.picture_hash;
      if (loose !== null && loose !== (before && hash)) {
        await this.queue.enqueue(tx, { kind: 'attachments.sweep', payload: { hashes: [loose] } });
      }
      if (before === undefined) return;
      await this.pictures.set(tx, contactId, { picture_hash: hash, picture_source: 'person' });
      const payload = { contact_id: contactId, fields: ['picture'] };
      await this.events.tell(tx, [{ topic: 'contact.updated', payload }]);
    });
    const row = await this.contacts.find(contactId);
    if (row === undefined) throw notFound('contact');
    return contactOf(row);
  }
}

const noPicture = (): DomainFailure =>
  new DomainFailure('not-found', 'PICTURE_NOT_FOUND', 'This contact has no picture.');

const tooLarge = (): DomainFailure =>
  new DomainFailure('too-large', 'PICTURE_TOO_LARGE', 'Pictures can be up to 1 MB. Choose a smaller one.');

const notAPicture = (): DomainFailure =>
  new DomainFailure(
    'unsupported',
    'NOT_A_PICTURE',
    'Choose a PNG, JPEG, WebP or GIF picture of up to 4,096 pixels along each side.',
  );
