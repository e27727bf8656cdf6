import type { IdentityEvent } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ContactSearchIndex } from '../../inbox/search/contact-search-index.js';
import { keptHandle } from '../../people/contact-records/kept-handle.js';
import { IdentitiesRepository } from './identities.repository.js';

@Injectable()
export class Identities {
  constructor(
    private readonly rows: IdentitiesRepository,
    private readonly search: ContactSearchIndex,
  ) {}

  /** Replaces the old handle. Does nothing if a contact already has the new one: only a person decides to merge contacts. */
  async take(tx: WorkspaceTransaction, { channel, from, to }: IdentityEvent): Promise<void> {
    const [before, after] = [keptHandle(channel, from), keptHandle(channel, to)];
    const points = await this.rows.points(tx, channel, [before, after]);
    const old = points.find(({ handle }) => handle === before);
    const isTaken = points.some(({ handle }) => handle === after);
    if (old === undefined || isTaken) return;
    await this.rows.setHandle(tx, old.id, after);
    if (channel === 'sms' || channel === 'whatsapp') {
      await this.rows.replacePhone(tx, old.contact_id, before, after);
    }
    await this.search.put(tx, old.contact_id);
  }
}
