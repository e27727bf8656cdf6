import { type ChangeEvent, ChangeTopicSchema } from '@concordia/contract/platform';
import { Inject, Injectable } from '@nestjs/common';
import { ENGINE } from '../../../database/database.tokens.js';
import type { Engine } from '../../../database/engine.js';
import { conversationsOf } from './changed-conversations.js';

/** Maximum rows read per poll. */
const BATCH = 1_000;

/** Takes the workspace as a parameter, not from the request context: a stream outlives its request. */
@Injectable()
export class ChangesRepository {
  constructor(@Inject(ENGINE) private readonly engine: Engine) {}

  heads(): Promise<{ id: string; change_seq: number }[]> {
    return this.engine.reader.selectFrom('workspace').select(['id', 'change_seq']).execute();
  }

  async head(workspaceId: string): Promise<number> {
    const { change_seq: head } = await this.engine.reader
      .selectFrom('workspace')
      .select('change_seq')
      .where('id', '=', workspaceId)
      .executeTakeFirstOrThrow();
    return head;
  }

  /** The oldest sequence number still in the log; `null` if the log is empty. */
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

  /** Changes after a sequence number, as one event with the newest number read; `null` if there are none. */
  async since(workspaceId: string, since: number): Promise<ChangeEvent | null> {
    const rows = await this.engine.reader
      .selectFrom('change_log')
      .select(['seq', 'topics', 'conversations'])
      .where('workspace_id', '=', workspaceId)
      .where('seq', '>', since)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return null;
    const named = new Set(rows.flatMap(({ topics }) => topics.split(',')));
    const conversations = conversationsOf(rows);
    return {
      seq: last.seq,
      topics: ChangeTopicSchema.options.filter((topic) => named.has(topic)),
      ...(conversations !== null && { conversations }),
    };
  }
}
