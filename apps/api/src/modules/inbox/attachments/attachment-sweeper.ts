import { Injectable } from '@nestjs/common';
import { AttachmentReferences } from '../../../database/attachment-references.js';
import { AttachmentStore } from './attachment-store.js';

@Injectable()
export class AttachmentSweeper {
  constructor(
    private readonly store: AttachmentStore,
    private readonly references: AttachmentReferences,
  ) {}

  /** Idempotent. Keeps files that are referenced again. */
  async sweep(hashes: readonly string[]): Promise<void> {
    const used = await this.references.stillUsed(hashes);
    for (const hash of hashes) {
      // Moved aside first: a concurrent upload of the same bytes then writes a new file, so its reference stays valid.
      if (used.has(hash) || !(await this.store.putAside(hash))) continue;
      const isUsed = (await this.references.stillUsed([hash])).has(hash);
      await (isUsed ? this.store.takeBack(hash) : this.store.remove(hash));
    }
  }
}
