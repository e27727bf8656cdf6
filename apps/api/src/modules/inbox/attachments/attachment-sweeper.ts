import { Injectable } from '@nestjs/common';
import { AttachmentReferences } from '../../../database/attachment-references.js';
import { AttachmentStore } from './attachment-store.js';

/** Deletes files that no message has any more. */
@Injectable()
export class AttachmentSweeper {
  constructor(
    private readonly store: AttachmentStore,
    private readonly references: AttachmentReferences,
  ) {}

  /** It can be repeated. A file that somebody has again is kept. */
  async sweep(hashes: readonly string[]): Promise<void> {
    const used = await this.references.stillUsed(hashes);
    for (const hash of hashes) {
      // It is put aside first: whoever stores the same bytes meanwhile writes them anew, and what they refer to is there.
      if (used.has(hash) || !(await this.store.putAside(hash))) continue;
      const isUsed = (await this.references.stillUsed([hash])).has(hash);
      await (isUsed ? this.store.takeBack(hash) : this.store.remove(hash));
    }
  }
}
