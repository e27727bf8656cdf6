import type { FIRST_STEPS } from '@concordia/contract/platform';
import { Injectable } from '@nestjs/common';
import type { Selectable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

/** When each step was first done, in ms since the epoch; `null` for open steps. */
type DoneAt = Readonly<Record<(typeof FIRST_STEPS)[number], number | null>>;

@Injectable()
export class FirstStepsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  marks(): Promise<Pick<Selectable<ScopedTables['workspace']>, 'is_introduced' | 'hides_first_steps'>> {
    return this.db.read
      .selectFrom('workspace')
      .select(['is_introduced', 'hides_first_steps'])
      .executeTakeFirstOrThrow();
  }

  async mark(tx: WorkspaceTransaction, values: Updateable<ScopedTables['workspace']>): Promise<void> {
    await tx.updateTable('workspace').set(values).execute();
  }

  async nameOwner(tx: WorkspaceTransaction, name: string): Promise<void> {
    await tx.updateTable('member').set({ name }).where('is_owner', '=', 1).execute();
  }

  async doneAt(): Promise<DoneAt> {
    const [imported, mailbox, channel, reply, view] = await Promise.all([
      this.#firstImport(),
      this.#firstMailbox(),
      this.#firstChannel(),
      this.#firstReply(),
      this.#firstView(),
    ]);
    return { messages: earliest(imported, mailbox), channel, reply, view };
  }

  async #firstImport(): Promise<number | null> {
    const { at } = await this.db.read
      .selectFrom('import_run')
      .select((eb) => eb.fn.min('finished_at').as('at'))
      .where('state', '=', 'done')
      .executeTakeFirstOrThrow();
    return at;
  }

  /** A mailbox counts once it was read to its end. */
  async #firstMailbox(): Promise<number | null> {
    const { at } = await this.db.read
      .selectFrom('mailbox')
      .select((eb) => eb.fn.min('read_at').as('at'))
      .executeTakeFirstOrThrow();
    return at;
  }

  async #firstChannel(): Promise<number | null> {
    const { at } = await this.db.read
      .selectFrom('channel_connection')
      .select((eb) => eb.fn.min('since').as('at'))
      .where('mode', '<>', 'not_connected')
      .executeTakeFirstOrThrow();
    return at;
  }

  /** What automations send is no reply, and neither is what could not be sent. */
  async #firstReply(): Promise<number | null> {
    const { at } = await this.db.read
      .selectFrom('outbound_message')
      .select((eb) => eb.fn.min('left_at').as('at'))
      .where('state', '=', 'sent')
      .where('automation_id', 'is', null)
      .where('outreach_id', 'is', null)
      .executeTakeFirstOrThrow();
    return at;
  }

  async #firstView(): Promise<number | null> {
    const { at } = await this.db.read
      .selectFrom('saved_view')
      .select((eb) => eb.fn.min('created_at').as('at'))
      .executeTakeFirstOrThrow();
    return at;
  }
}

function earliest(...instants: readonly (number | null)[]): number | null {
  const known = instants.filter((at) => at !== null);
  return known.length === 0 ? null : Math.min(...known);
}
