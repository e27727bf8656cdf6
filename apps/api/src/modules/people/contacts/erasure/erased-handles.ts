import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { ErasedHandlesRepository } from './erased-handles.repository.js';
import { ErasureKey } from './erasure-key.js';

interface Handle {
  readonly channel: Channel;
  readonly handle: string;
}

/** Recognizes erased people without storing who they were. */
@Injectable()
export class ErasedHandles {
  constructor(
    private readonly erased: ErasedHandlesRepository,
    private readonly key: ErasureKey,
  ) {}

  /** Call before the transaction that stores the hashes, because the key is read from a file. */
  hashes(handles: readonly Handle[]): Promise<string[]> {
    return Promise.all(handles.map(({ channel, handle }) => this.key.hash(channel, handle)));
  }

  remember(tx: WorkspaceTransaction, erasureId: string, hashes: readonly string[]): Promise<void> {
    return this.erased.insert(tx, erasureId, hashes);
  }

  /** When a person with one of these handles was last erased, as an ISO instant; `null` if never. */
  async lastOf(handles: readonly Handle[]): Promise<string | null> {
    // Most workspaces never erased anyone and need no hashing.
    if (handles.length === 0 || !(await this.erased.hasErased())) return null;
    const at = await this.erased.lastErasedAt(await this.hashes(handles));
    return at === null ? null : new Date(at).toISOString();
  }
}
