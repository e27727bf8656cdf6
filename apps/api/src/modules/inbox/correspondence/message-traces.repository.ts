import type { MailTrace } from '@concordia/domain/selectors';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** What the headers say about the sender's software, and which source reported the message. */
export interface Traced {
  readonly trace?: MailTrace | null;
  readonly provenance?: string;
}

@Injectable()
export class MessageTracesRepository {
  async insert(tx: WorkspaceTransaction, messageId: string, { trace = null, provenance }: Traced): Promise<void> {
    if (trace === null && provenance === undefined) return;
    await tx
      .insertInto('message_trace')
      .values({ ...traceRow(messageId, trace), provenance: provenance ?? null })
      .execute();
  }
}

/** PostgreSQL rejects NUL in text. */
export const traceRow = (message_id: string, trace: MailTrace | null): Insertable<ScopedTables['message_trace']> => ({
  message_id,
  user_agent: trace?.userAgent?.replaceAll('\0', '') ?? null,
  organization: trace?.organization?.replaceAll('\0', '') ?? null,
  languages: JSON.stringify(trace?.languages ?? []),
  addresses: JSON.stringify(trace?.addresses ?? []),
});
