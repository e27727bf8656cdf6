import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { DomainEvents } from '../../../hub/log/domain-events.js';
import { ErasableMessagesRepository } from './erasable-messages.repository.js';
import { ErasuresRepository } from './erasures.repository.js';
import { MessageEraser } from './message-eraser.js';
import { PersonRemoval } from './person-removal.js';

/** Messages deleted per transaction. */
const AT_ONCE = 500;

/** Erases a person in steps. Each step is one transaction and continues where the last one ended. */
@Injectable()
export class PersonEraser {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly erasures: ErasuresRepository,
    private readonly erasable: ErasableMessagesRepository,
    private readonly messages: MessageEraser,
    private readonly removal: PersonRemoval,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @returns whether the erasure is complete. */
  step(erasureId: string): Promise<boolean> {
    return this.db.write(async (tx) => {
      const contactId = await this.erasures.holdContact(tx, erasureId);
      if (contactId === null) return true;
      const ids = await this.erasable.ofContact(tx, contactId, AT_ONCE);
      const erased = await this.messages.erase(tx, ids);
      await this.erasures.addCounts(tx, erasureId, { messages_erased: erased.messages, files_erased: erased.files });
      const isLast = ids.length < AT_ONCE;
      if (isLast) {
        await this.erasures.addCounts(tx, erasureId, await this.removal.run(tx, contactId));
        await this.erasures.finish(tx, erasureId, this.clock.now());
        await this.events.tell(tx, [{ topic: 'contact.erased', payload: { contact_id: contactId } }]);
      }
      return isLast;
    });
  }
}
