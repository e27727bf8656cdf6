import { linkedinHandle } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ContactPointsRepository } from '../contacts/contact-points.repository.js';
import { PersonIndex } from '../contacts/identity/person-index.js';

@Injectable()
export class EnrichedHandle {
  constructor(
    private readonly points: ContactPointsRepository,
    private readonly index: PersonIndex,
  ) {}

  /** The new handle; `null` if the contact already has it or the URL is not a profile's. */
  async newOf(tx: WorkspaceTransaction, contactId: string, address: string | undefined): Promise<string | null> {
    const handle = address === undefined ? null : linkedinHandle(address);
    const points = handle === null ? [] : await this.points.of(contactId, tx);
    return points.some((point) => point.channel === 'linkedin' && point.handle === handle) ? null : handle;
  }

  /** Removes the handle, unless it has messages or a stated consent and so is more than a search result. */
  async remove(tx: WorkspaceTransaction, contactId: string, handle: string): Promise<void> {
    if (!(await this.points.removeUnused(tx, contactId, { channel: 'linkedin', handle }))) return;
    await this.points.refreshChannels(tx, contactId);
    await this.index.refresh(tx, [contactId]);
  }
}
