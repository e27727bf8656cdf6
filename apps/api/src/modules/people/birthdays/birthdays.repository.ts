import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** More birthdays than this on one day are not told apart by anybody. */
const MOST = 500;

/** Named queries on birthdays. */
@Injectable()
export class BirthdaysRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Contacts whose birthday is on one of these days of the year. The index on birthdays is read, not the contacts. */
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
