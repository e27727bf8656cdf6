import { type ChangeEvent, ChangeTopicSchema } from '@concordia/contract/platform';
import { Inject, Injectable } from '@nestjs/common';
import { ENGINE } from '../../../database/database.tokens.js';
import type { Engine } from '../../../database/engine.js';

/** How many rows of the log one look reads at most. */
const BATCH = 1_000;

/** Named queries on the log of changes, of whichever workspace is asked about: a stream outlives its request. */
@Injectable()
export class ChangesRepository {
  constructor(@Inject(ENGINE) private readonly engine: Engine) {}

  /** The number of the latest change of every workspace. */
  heads(): Promise<{ id: string; change_seq: number }[]> {
    return this.engine.reader.selectFrom('workspace').select(['id', 'change_seq']).execute();
  }

  /** The number of the latest change. */
  async head(workspaceId: string): Promise<number> {
    const { change_seq: head } = await this.engine.reader
      .selectFrom('workspace')
      .select('change_seq')
      .where('id', '=', workspaceId)
      .executeTakeFirstOrThrow();
    return head;
  }

  /** The number of the oldest change that is kept; `null` when none is. */
  async oldest(workspaceId: string): Promise<number | null> {
    const oldest = await this.engine.reader
      .selectFrom('change_log')
      .select('seq')
      .where('workspace_id', '=', workspaceId)
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
    return oldest?.seq ?? null;
  }

  /** What changed after a number, as one event that carries the newest number read; `null` when nothing did. */
  async since(workspaceId: string, since: number): Promise<ChangeEvent | null> {
    const rows = await this.engine.reader
      .selectFrom('change_log')
      .select(['seq', 'topics'])
      .where('workspace_id', '=', workspaceId)
      .where('seq', '>', since)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return null;
    const named = new Set(rows.flatMap(({ topics }) => topics.split(',')));
    return { seq: last.seq, topics: ChangeTopicSchema.options.filter((topic) => named.has(topic)) };
  }
}
