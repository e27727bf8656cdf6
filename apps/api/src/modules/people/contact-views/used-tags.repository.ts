import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

@Injectable()
export class UsedTagsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Those of these tags that a contact has, in whatever case; in lowercase. */
  async used(tags: readonly string[]): Promise<ReadonlySet<string>> {
    if (tags.length === 0) return new Set();
    const wanted = new Set(tags.map((tag) => tag.toLowerCase()));
    const rows = await this.db.read.selectFrom('contact_tag').select('tag').distinct().execute();
    return new Set(rows.map(({ tag }) => tag.toLowerCase()).filter((tag) => wanted.has(tag)));
  }
}
