import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { runAs } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Consents } from '../../people/senders/consents.js';
import { SubscribersRepository } from './subscribers.repository.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly subscribers: SubscribersRepository,
    private readonly links: UnsubscribeLinks,
    private readonly consents: Consents,
    private readonly clock: Clock,
  ) {}

  isOurs(token: string): boolean {
    return this.links.read(token) !== null;
  }

  /**
   * Revokes consent. Idempotent, also if the contact no longer exists.
   *
   * @returns whether the link is one of ours.
   */
  async end(token: string): Promise<boolean> {
    const subscriber = this.links.read(token);
    if (subscriber === null) return false;
    const { workspaceId, pointId } = subscriber;
    await runAs({ kind: 'system', workspaceId }, () =>
      this.db.write(async (tx) => {
        const point = await this.subscribers.find(tx, pointId);
        if (point === undefined) return;
        const { channel, handle: from } = point;
        const word = { channel, from, consent: 'out', source: 'unsubscribe', blame: 'unsubscribe' } as const;
        await this.consents.note(tx, { ...word, at: this.clock.now() });
      }),
    );
    return true;
  }
}
