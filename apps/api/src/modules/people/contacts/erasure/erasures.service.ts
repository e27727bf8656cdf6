import type { PageQuery } from '@concordia/contract';
import type { Erasure } from '@concordia/contract/people';
import { withoutBidiControls } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { DomainFailure, notFound } from '../../../../common/domain-failure.js';
import { Ids } from '../../../../common/ids.js';
import type { Page } from '../../../../common/page.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { JobQueue } from '../../../../jobs/job-queue.js';
import { AuditLog } from '../../../hub/auth/audit-log.js';
import { ContactsRepository } from '../../contact-records/contacts.repository.js';
import { ContactPointsRepository } from '../contact-points.repository.js';
import { PersonLocks } from '../person-locks.js';
import { ErasedHandles } from './erased-handles.js';
import { ErasuresRepository } from './erasures.repository.js';
import { PersonEraser } from './person-eraser.js';

/** Up to this many messages, the caller waits for the erasure. */
const AT_ONCE = 2_000;

/** Delay before a job checks that the erasure has finished, in ms. */
const RESCUE_MS = 60_000;

@Injectable()
export class ErasuresService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly contacts: ContactsRepository,
    private readonly points: ContactPointsRepository,
    private readonly erasures: ErasuresRepository,
    private readonly handles: ErasedHandles,
    private readonly eraser: PersonEraser,
    private readonly locks: PersonLocks,
    private readonly queue: JobQueue,
    private readonly audit: AuditLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  list(query: PageQuery): Promise<Page<Erasure>> {
    return this.erasures.list(query);
  }

  /** The first transaction commits to the erasure. Longer ones finish in a job, even after a crash. */
  async erase(contactId: string, confirm: string): Promise<Erasure> {
    const contact = await this.contacts.find(contactId);
    if (contact === undefined) throw notFound('contact');
    if (asShown(confirm) !== asShown(contact.name)) throw unconfirmed(confirm);
    const hashes = await this.handles.hashes(await this.points.of(contactId));
    const isLarge = ((await this.contacts.messageCount(contactId)) ?? 0) > AT_ONCE;
    const erasureId = this.ids.next();
    await this.db.write(async (tx) => {
      await this.locks.hold(tx, [contactId]);
      await this.locks.refuseDuringImport(tx);
      if (!(await this.contacts.exists(tx, contactId))) throw notFound('contact');
      const running = { id: erasureId, state: 'running', contact_id: contactId, created_at: this.clock.now() } as const;
      await this.erasures.insert(tx, running);
      await this.handles.remember(tx, erasureId, hashes);
      // The job finishes the erasure if the process dies, and does all of a large one.
      const runAt = this.clock.now() + (isLarge ? 0 : RESCUE_MS);
      await this.queue.enqueue(tx, { kind: 'contacts.erase', payload: { erasureId }, runAt });
      // Only the id, because the log outlives the person's data.
      await this.audit.record(tx, { action: 'contact.erased', subject: contactId, detail: erasureId });
    });
    if (!isLarge) await this.#finish(erasureId);
    return this.erasures.get(erasureId);
  }

  async #finish(erasureId: string): Promise<void> {
    while (!(await this.eraser.step(erasureId)));
  }
}

/** Screens omit bidirectional control characters. */
const asShown = (name: string): string => withoutBidiControls(name).trim();

function unconfirmed(confirm: string): DomainFailure {
  return new DomainFailure('invalid', 'ERASURE_NOT_CONFIRMED', "Type the contact's name exactly as it is shown.", [
    { field: 'body.confirm', expected: "the contact's name", received: confirm.slice(0, 80) },
  ]);
}
