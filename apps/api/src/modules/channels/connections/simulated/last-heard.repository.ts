import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { runAs } from '../../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';

/** When contacts last wrote, which a real provider would know from before its peer was started. */
@Injectable()
export class LastHeardRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /**
   * @param address as the provider writes it; numbers may lack the plus, and names the at sign.
   * @returns ms since the epoch; `null` if they never wrote.
   */
  from(workspaceId: string, channel: Channel, address: string): Promise<number | null> {
    const plain = address.trim().toLowerCase();
    return runAs({ kind: 'system', workspaceId }, async () => {
      const row = await this.db.read
        .selectFrom('contact_point')
        .innerJoin('message', 'message.contact_id', 'contact_point.contact_id')
        .select((eb) => eb.fn.max('message.sent_at').as('at'))
        .where('contact_point.channel', '=', channel)
        .where('contact_point.handle', 'in', [address, plain, `+${plain}`, `@${plain}`])
        .where('message.channel', '=', channel)
        .where('message.direction', '=', 'inbound')
        .executeTakeFirst();
      return row === undefined || row.at === null ? null : Number(row.at);
    });
  }
}
