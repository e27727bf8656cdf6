import type { IdentityEvent } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ContactSearchIndex } from '../../inbox/search/contact-search-index.js';
import { keptHandle } from '../../people/contacts/kept-handle.js';
import { ChangeLog } from '../../platform/stream/change-log.js';

/** Follows people whose handle changed. */
@Injectable()
export class Identities {
  constructor(
    private readonly search: ContactSearchIndex,
    private readonly changes: ChangeLog,
  ) {}

  /**
   * The handle is rewritten where it stands. Where the new one is somebody's already both stay: that two contacts are one person is for a
   * person to say.
   *
   * @returns `false` when a second contact has the new handle.
   */
  async take(tx: WorkspaceTransaction, { channel, from, to }: IdentityEvent): Promise<boolean> {
    const [before, after] = [keptHandle(channel, from), keptHandle(channel, to)];
    const points = await tx
      .selectFrom('contact_point')
      .select(['id', 'contact_id', 'handle'])
      .where('channel', '=', channel)
      .where('handle', 'in', [before, after])
      .execute();
    const old = points.find(({ handle }) => handle === before);
    const other = points.find(({ handle }) => handle === after);
    if (old === undefined || before === after) return true;
    if (other !== undefined) return other.contact_id === old.contact_id;
    await tx.updateTable('contact_point').set({ handle: after }).where('id', '=', old.id).execute();
    if (channel === 'sms' || channel === 'whatsapp') {
      await tx
        .updateTable('contact')
        .set({ phone: after })
        .where('id', '=', old.contact_id)
        .where('phone', '=', before)
        .execute();
    }
    await this.search.put(tx, old.contact_id);
    await this.changes.record(tx, ['contacts']);
    return true;
  }
}
