import type { PromiseState, PromiseUpdate } from '@concordia/contract/inbox';
import { promisesOf } from '@concordia/domain/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { PromiseChecks } from './promise-checks.js';
import { PromiseChecksRepository } from './promise-checks.repository.js';

@Injectable()
export class PromisesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly rows: PromiseChecksRepository,
    private readonly checks: PromiseChecks,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @param promiseId the message and the position of the promise among those in its text. */
  async update(promiseId: string, { isKept, keptByMessageId }: PromiseUpdate): Promise<PromiseState> {
    const [messageId = '', position = ''] = promiseId.split(':');
    const said = await this.rows.said(messageId);
    // The zone decides when it is due, not what it says.
    const promises = said && promisesOf(said.text, said.direction, { sentAt: said.sent_at, timeZone: 'UTC' });
    const quote = promises?.[Number(position)]?.quote;
    if (quote === undefined) throw notFound('promise');
    if (keptByMessageId !== undefined && !(await this.rows.hasMessage(keptByMessageId))) throw notFound('message');
    await this.db.write(async (tx) => {
      if (!isKept) return this.rows.remove(tx, messageId, quote);
      const kept = { kept_at: this.clock.now(), kept_by_id: keptByMessageId ?? null };
      return this.rows.put(tx, { id: this.ids.next(), message_id: messageId, quote, ...kept });
    });
    const promise = { messageId, quote };
    return { id: promiseId, ...promise, kept: (await this.checks.of([promise]))(promise) ?? null };
  }
}
