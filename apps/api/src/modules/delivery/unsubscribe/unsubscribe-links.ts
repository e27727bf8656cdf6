import { isUuid } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Sealing } from '../../../sealing/sealing.js';
import { PublicAddress } from '../../channels/connections/public-address.js';

export interface Subscriber {
  readonly workspaceId: string;
  readonly pointId: string;
}

const PLACE = ['every workspace', 'unsubscribe'] as const;

/** Links that unsubscribe a contact from automated email. They are sealed: nobody can forge one, and none reveals its recipient. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly sealing: Sealing,
    private readonly front: PublicAddress,
  ) {}

  /** @returns `null` if only this machine could open it. */
  urlFor(subscriber: Subscriber): string | null {
    return this.front.isHidden ? null : `${this.front.publicUrl}/webhooks/unsubscribe/${this.tokenFor(subscriber)}`;
  }

  tokenFor({ workspaceId, pointId }: Subscriber): string {
    return this.sealing.seal(`${workspaceId} ${pointId}`, PLACE);
  }

  /** @returns `null` if the token is not ours. */
  read(token: string): Subscriber | null {
    const [workspaceId = '', pointId = ''] = this.sealing.openIfWhole(token, PLACE)?.split(' ') ?? [];
    return isUuid(workspaceId) && isUuid(pointId) ? { workspaceId, pointId } : null;
  }
}
