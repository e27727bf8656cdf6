import { isUuid } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { SealBroken, Sealing } from '../../../sealing/sealing.js';
import { PublicAddress } from '../../channels/connections/public-address.js';

/** Whose address a link is for. */
export interface Subscriber {
  readonly workspaceId: string;
  readonly pointId: string;
}

const PLACE = ['every workspace', 'unsubscribe'] as const;

/** Addresses that end automatic e-mail to somebody. They are sealed: nobody can make one, and none tells whom it is for. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly sealing: Sealing,
    private readonly front: PublicAddress,
  ) {}

  /** @returns `null` while nobody but this machine could open it. */
  urlFor(subscriber: Subscriber): string | null {
    return this.front.isHidden ? null : `${this.front.publicUrl}/webhooks/unsubscribe/${this.tokenFor(subscriber)}`;
  }

  tokenFor({ workspaceId, pointId }: Subscriber): string {
    return this.sealing.seal(`${workspaceId} ${pointId}`, PLACE);
  }

  /** @returns `null` for what we did not make. */
  read(token: string): Subscriber | null {
    try {
      const [workspaceId = '', pointId = ''] = this.sealing.open(token, PLACE).split(' ');
      return isUuid(workspaceId) && isUuid(pointId) ? { workspaceId, pointId } : null;
    } catch (error) {
      if (error instanceof SealBroken) return null;
      throw error;
    }
  }
}
