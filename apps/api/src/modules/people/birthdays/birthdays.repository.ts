import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** Maximum birthdays returned. */
const MOST = 500;

@Injectable()
export class BirthdaysRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Contacts with a birthday on one of these days of the year. Reads only the birthday index. */
  async on(keys: readonly string[]): Promise<{ id: string; name: string; birthday: string }[]> {
    const rows = await this.db.read
      .selectFrom('contact')
      .select(['id', 'name', 'birthday'])
      .where('birthday', 'is not', null)
      .where(sql<string>`substr(birthday, 6)`, 'in', [...keys])
      .orderBy('id')
      .limit(MOST)
      .execute();
    return rows.flatMap(({ birthday, ...row }) => (birthday === null ? [] : [{ ...row, birthday }]));
  }
}
