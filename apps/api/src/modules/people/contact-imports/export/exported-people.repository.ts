import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';

@Injectable()
export class ExportedPeopleRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** In id order, starting after `after`. */
  contacts(after: string, count: number) {
    let query = this.db.read
      .selectFrom('contact')
      .select(['id', 'name', 'title', 'company', 'location', 'birthday', 'email', 'phone', 'linkedin_url'])
      .orderBy('id')
      .limit(count);
    if (after !== '') query = query.where('id', '>', after);
    return query.execute();
  }

  async points(contactIds: readonly string[]) {
    if (contactIds.length === 0) return [];
    return this.db.read
      .selectFrom('contact_point')
      .select(['contact_id', 'channel', 'handle'])
      .where('contact_id', 'in', [...contactIds])
      .orderBy('handle')
      .execute();
  }

  async tags(contactIds: readonly string[]) {
    if (contactIds.length === 0) return [];
    return this.db.read
      .selectFrom('contact_tag')
      .select(['contact_id', 'tag'])
      .where('contact_id', 'in', [...contactIds])
      .orderBy('tag')
      .execute();
  }
}
