import type { InboundEvent } from '@concordia/channels/port';
import { MINUTE, SECOND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { OriginsRepository } from '../../inbox/correspondence/origins.repository.js';
import { keptHandle } from '../../people/contact-records/kept-handle.js';
import { storable } from './arrival-row.js';
import { ImportedCopiesRepository } from './imported-copies.repository.js';

/** Recognizes messages that an archive already brought, where the archive lacks the provider's id: by contact, time and text. */
@Injectable()
export class ImportedCopies {
  constructor(
    private readonly rows: ImportedCopiesRepository,
    private readonly origins: OriginsRepository,
  ) {}

  /** Gives an imported message the id and the account of its live copy. @returns whether there was one. */
  async adopt(tx: WorkspaceTransaction, event: InboundEvent, accountId: string | null): Promise<boolean> {
    const { channel, from: handle, messageId, direction = 'inbound', at, text, files = [] } = event;
    if (channel === 'email') return false;
    // WhatsApp's archives may lack the seconds.
    const precision = channel === 'whatsapp' ? MINUTE : SECOND;
    const from = Math.floor(at / precision) * precision;
    const search = { channel, handle: keptHandle(channel, handle), direction, from, to: from + precision - 1 };
    const wanted = storable(text).trim();
    const copies = await this.rows.find(tx, search);
    const copy = copies.find((one) => one.text.trim() === wanted && one.attachment_count > 0 === files.length > 0);
    if (copy === undefined) return false;
    await this.origins.note(tx, { message_id: copy.id, channel, provider_message_id: messageId, variant: '' });
    await this.rows.markLive(tx, copy.id, accountId);
    return true;
  }
}
