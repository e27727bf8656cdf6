import type { AudienceMember, AudiencePreview, AudiencePreviewRequest } from '@concordia/contract/delivery';
import { PREVIEW_CHECKED, previewOf, reachOf } from '@concordia/domain/campaigns';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { EligibilityService } from '../../outbox/eligibility.service.js';
import { AudienceRepository } from './audience.repository.js';

const AT_ONCE = 500;

@Injectable()
export class AudienceService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly audiences: AudienceRepository,
    private readonly eligibility: EligibilityService,
    private readonly clock: Clock,
  ) {}

  async preview(request: AudiencePreviewRequest): Promise<AudiencePreview> {
    await this.audiences.refuseUnknown(request.audience);
    await this.audiences.refuseUnsegmented(request.audience);
    const total = await this.audiences.count(request.audience);
    const members: AudienceMember[] = [];
    for (let after: string | null = null; members.length < Math.min(total, PREVIEW_CHECKED); ) {
      const some = await this.#check(request, after);
      members.push(...some);
      const last = some.at(-1);
      if (last === undefined) break;
      after = last.contactId;
    }
    return previewOf(total, members);
  }

  async #check({ audience, channels, text }: AudiencePreviewRequest, after: string | null): Promise<AudienceMember[]> {
    const some = await this.audiences.some(audience, AT_ONCE, after);
    const facts = await this.eligibility.factsOfMany(
      this.db.read,
      some.map(({ id }) => id),
    );
    const now = this.clock.now();
    return some.flatMap(({ id, name }) => {
      const known = facts.get(id);
      if (known === undefined) return [];
      const reach = reachOf(known, channels, text ?? null, now);
      const reason = reach.code === null ? null : reach.reason;
      return [{ contactId: id, contactName: name, channel: reach.channel, code: reach.code, reason }];
    });
  }
}
