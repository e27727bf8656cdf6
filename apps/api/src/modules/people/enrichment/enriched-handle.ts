import { linkedinHandle } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ContactPointsRepository } from '../contacts/contact-points.repository.js';
import { PersonIndex } from '../contacts/identity/person-index.js';

/** The handle that the address of a profile gives a contact, and how to take it away again. */
@Injectable()
export class EnrichedHandle {
  constructor(
    private readonly points: ContactPointsRepository,
    private readonly index: PersonIndex,
  ) {}

  /** The handle that they do not have yet; `null` when they do, or when the address is none of a profile. */
  async newOf(tx: WorkspaceTransaction, contactId: string, address: string | undefined): Promise<string | null> {
    const handle = address === undefined ? null : linkedinHandle(address);
    const points = handle === null ? [] : await this.points.of(contactId, tx);
    return points.some((point) => point.channel === 'linkedin' && point.handle === handle) ? null : handle;
  }

  /** Takes the handle away, unless somebody wrote there or said what they want there: then it is more than a finding. */
  async remove(tx: WorkspaceTransaction, contactId: string, handle: string): Promise<void> {
    if (!(await this.points.removeUnused(tx, contactId, { channel: 'linkedin', handle }))) return;
    await this.points.refreshChannels(tx, contactId);
    await this.index.refresh(tx, [contactId]);
  }
}
