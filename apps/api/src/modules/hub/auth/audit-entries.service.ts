import type { PageQuery } from '@concordia/contract';
import type { HubAuditEntry } from '@concordia/contract/hub';
import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { boundedTotal, COUNT_BOUND, type Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** Reads the audit log. */
@Injectable()
export class AuditEntries {
  constructor(private readonly db: WorkspaceDatabase) {}

  async list(query: PageQuery): Promise<Page<HubAuditEntry>> {
    const rows = await this.#rows(query.limit + 1, cursorOf(query));
    const counted = boundedTotal(await this.#count());
    const page = pageFrom(rows, query.limit, counted.total, ({ at, id }) => ({ at, id }), entryOf);
    return { ...page, totalIsMinimum: counted.totalIsMinimum };
  }

  #rows(limit: number, after: Cursor | null) {
    return this.db.read
      .selectFrom('hub_audit')
      .select(['id', 'at', 'actor', 'action', 'subject', 'detail'])
      .$if(after !== null, (query) =>
        query.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(after?.at ?? 0, after?.id ?? ''))),
      )
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async #count(): Promise<number> {
    const row = await this.db.read
      .selectFrom((eb) =>
        eb
          .selectFrom('hub_audit')
          .select('id')
          .limit(COUNT_BOUND + 1)
          .as('counted'),
      )
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }
}

const entryOf = ({ at, ...entry }: Omit<HubAuditEntry, 'at'> & { readonly at: number }): HubAuditEntry => ({
  ...entry,
  at: new Date(at).toISOString(),
});
