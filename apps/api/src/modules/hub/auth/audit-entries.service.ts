import type { PageQuery } from '@concordia/contract';
import type { HubAuditEntry } from '@concordia/contract/hub';
import { Injectable } from '@nestjs/common';
import { boundedTotal, COUNT_BOUND, type Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { AuditRepository } from './audit.repository.js';

@Injectable()
export class AuditEntries {
  constructor(private readonly audit: AuditRepository) {}

  async list(query: PageQuery): Promise<Page<HubAuditEntry>> {
    const rows = await this.audit.list(query.limit + 1, cursorOf(query));
    const counted = boundedTotal(await this.audit.count(COUNT_BOUND + 1));
    const page = pageFrom(rows, query.limit, counted.total, ({ at, id }) => ({ at, id }), entryOf);
    return { ...page, totalIsMinimum: counted.totalIsMinimum };
  }
}

const entryOf = ({ at, ...entry }: Omit<HubAuditEntry, 'at'> & { readonly at: number }): HubAuditEntry => ({
  ...entry,
  at: new Date(at).toISOString(),
});
