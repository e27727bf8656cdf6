import { Inject, Injectable } from '@nestjs/common';
import { ENGINE } from './database.tokens.js';
import type { Engine } from './engine.js';

/** Finds files still in use. Workspaces can share a file, which code scoped to one workspace cannot see. */
@Injectable()
export class AttachmentReferences {
  constructor(@Inject(ENGINE) private readonly engine: Engine) {}

  /** The files that a message still references, including outgoing messages, drafts and copies of sent email, and pictures of contacts. */
  async stillUsed(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    if (hashes.length === 0) return new Set();
    const rows = await this.engine.reader
      .selectFrom('attachment')
      .select('content_hash')
      .distinct()
      .where('content_hash', 'in', [...hashes])
      .union(
        this.engine.reader
          .selectFrom('outbound_file')
          .select('content_hash')
          .where('content_hash', 'in', [...hashes]),
      )
      .union(
        this.engine.reader
          .selectFrom('upload')
          .select('content_hash')
          .where('content_hash', 'in', [...hashes]),
      )
      .union(
        this.engine.reader
          .selectFrom('sent_copy')
          .select('content_hash')
          .where('content_hash', 'in', [...hashes]),
      )
      .union(
        this.engine.reader
          .selectFrom('contact')
          .select((eb) => eb.ref('picture_hash').$notNull().as('content_hash'))
          .where('picture_hash', 'in', [...hashes]),
      )
      .execute();
    return new Set(rows.map(({ content_hash }) => content_hash));
  }
}
