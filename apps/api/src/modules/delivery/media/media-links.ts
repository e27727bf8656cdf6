import { HOUR, isUuid } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Sealing } from '../../../sealing/sealing.js';
import { PublicAddress } from '../../channels/connections/public-address.js';

/** A file of an outgoing message. */
export interface LinkedFile {
  readonly workspaceId: string;
  readonly fileId: string;
}

/** Providers fetch within minutes, and again when their first try fails. */
const LIFETIME = HOUR;

const PLACE = ['every workspace', 'media'] as const;

/** Links by which a provider fetches a file. They are sealed: nobody can forge or prolong one, and none reveals what it leads to. */
@Injectable()
export class MediaLinks {
  constructor(
    private readonly sealing: Sealing,
    private readonly front: PublicAddress,
    private readonly clock: Clock,
  ) {}

  /** A link that works for an hour. */
  urlFor({ workspaceId, fileId }: LinkedFile): string {
    const token = this.sealing.seal(`${workspaceId} ${fileId} ${this.clock.now() + LIFETIME}`, PLACE);
    return `${this.front.publicUrl}/webhooks/media/${token}`;
  }

  /** @returns `null` if the token is not ours, or no longer valid. */
  read(token: string): LinkedFile | null {
    const [workspaceId = '', fileId = '', until = ''] = this.sealing.openIfWhole(token, PLACE)?.split(' ') ?? [];
    const isValid = isUuid(workspaceId) && isUuid(fileId) && Number(until) > this.clock.now();
    return isValid ? { workspaceId, fileId } : null;
  }
}
