import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Insertable, sql } from 'kysely';
import { Clock } from '../common/clock.js';
import { Ids } from '../common/ids.js';
import { SETTINGS, type Settings } from '../common/settings.js';
import { ENGINE } from './database.tokens.js';
import type { Engine } from './engine.js';
import type { Tables } from './tables.js';

/** Lists workspaces, which code scoped to one workspace cannot do. */
@Injectable()
export class Workspaces implements OnModuleInit {
  #local: Promise<string> | undefined;
  #localId: string | undefined;

  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async onModuleInit(): Promise<void> {
    this.#localId = await this.local();
  }

  /** The local workspace, synchronously, since every request needs it; `undefined` until startup completes. */
  get localId(): string | undefined {
    return this.#localId;
  }

  /** The local user's workspace: the oldest one, created on first start. */
  local(): Promise<string> {
    this.#local ??= this.#findOrCreate();
    return this.#local;
  }

  /** All of them, oldest first. */
  async list(): Promise<string[]> {
    const rows = await this.engine.reader
      .selectFrom('workspace')
      .select('id')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  #findOrCreate(): Promise<string> {
    return this.engine.writer.transaction().execute(async (tx) => {
      // Two processes that start together must not create two; on SQLite, the transaction alone ensures that.
      if (this.engine.kind === 'postgresql') {
        await sql`lock table workspace in share row exclusive mode`.execute(tx);
      }
      const found = await tx
        .selectFrom('workspace')
        .select('id')
        .orderBy('created_at')
        .orderBy('id')
        .executeTakeFirst();
      if (found !== undefined) return found.id;
      const id = this.ids.next();
      await tx
        .insertInto('workspace')
        .values({
          id,
          name: this.settings.demo ? 'Demo workspace' : 'My workspace',
          own_addresses: '[]',
          time_zone: this.settings.timeZone,
          is_demo: this.settings.demo ? 1 : 0,
          change_seq: 0,
          created_at: this.clock.now(),
        })
        .execute();
      await tx
        .insertInto('member')
        .values(ownerOf(id, this.ids.next(), this.clock.now()))
        .execute();
      return id;
    });
  }
}

/** Every workspace has an owner; their name is set later. */
export const ownerOf = (workspaceId: string, id: string, now: number) =>
  ({
    id,
    workspace_id: workspaceId,
    name: 'Me',
    is_owner: 1,
    created_at: now,
  }) satisfies Insertable<Tables['member']>;
