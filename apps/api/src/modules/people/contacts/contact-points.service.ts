import type { ContactDetail, ContactPointCreate } from '@concordia/contract/people';
import { CHANNEL_PROFILES, type Channel, type Consent, normaliseHandle } from '@concordia/domain';
import { readPhone } from '@concordia/domain/phone';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AutomationsService } from '../../delivery/guardrails/automations.service.js';
import { ChangeLog } from '../../platform/stream/change-log.js';
import { ContactDetailsService } from './contact-details.service.js';
import { ContactPointsRepository } from './contact-points.repository.js';
import { PersonIndex } from './identity/person-index.js';

/** The most handles that one contact can have. */
const MOST_POINTS = 100;

@Injectable()
export class ContactPointsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly points: ContactPointsRepository,
    private readonly details: ContactDetailsService,
    private readonly index: PersonIndex,
    private readonly automations: AutomationsService,
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async add(contactId: string, { channel, handle: written }: ContactPointCreate): Promise<ContactDetail> {
    const handle = normaliseHandle(channel, written, readPhone);
    await this.db.write(async (tx) => {
      await this.#contact(tx, contactId);
      if (handle === null) throw unreadable(channel, written);
      if ((await this.points.of(contactId, tx)).length >= MOST_POINTS) {
        throw new DomainFailure('conflict', 'TOO_MANY_POINTS', `A contact has at most ${MOST_POINTS} handles.`);
      }
      await this.points.claim(tx, contactId, { channel, handle, field: 'body.handle' });
      await this.#finish(tx, contactId);
    });
    return this.details.get(contactId);
  }

  async remove(contactId: string, pointId: string): Promise<ContactDetail> {
    await this.db.write(async (tx) => {
      const contact = await this.#contact(tx, contactId);
      const point = await this.points.find(tx, contactId, pointId);
      if (point === undefined) throw notFound('point');
      if (point.consent === 'out') {
        throw new DomainFailure(
          'conflict',
          'CONSENT_WITHDRAWN',
          'They asked not to be written to there. The handle stays, so that nobody adds it anew and writes.',
        );
      }
      await tx.deleteFrom('contact_point').where('id', '=', pointId).execute();
      const rest = await this.points.of(contactId, tx);
      const email = rest.find(({ channel }) => channel === 'email')?.handle ?? null;
      if (point.channel === 'email' && contact.email === point.handle) {
        await tx.updateTable('contact').set({ email }).where('id', '=', contactId).execute();
      }
      await this.#finish(tx, contactId);
    });
    return this.details.get(contactId);
  }

  /** What a person says that they heard. It is kept who said what when, since somebody may have to prove it. */
  async setConsent(contactId: string, pointId: string, consent: Consent): Promise<ContactDetail> {
    await this.db.write(async (tx) => {
      await this.#contact(tx, contactId);
      const point = await this.points.find(tx, contactId, pointId);
      if (point === undefined) throw notFound('point');
      if (point.consent === consent) return;
      await this.note(tx, { ...point, consent, previous: point.consent, source: 'person' });
      await this.changes.record(tx, ['contacts']);
    });
    return this.details.get(contactId);
  }

  /** Writes a consent and its record. */
  async note(
    tx: WorkspaceTransaction,
    change: Pick<
      Awaited<ReturnType<ContactPointsRepository['of']>>[number],
      'id' | 'contact_id' | 'channel' | 'handle'
    > & {
      readonly consent: Consent;
      readonly previous: Consent;
      readonly source: string;
    },
  ): Promise<void> {
    const { id, contact_id, channel, handle, consent, previous, source } = change;
    const now = this.clock.now();
    await tx
      .updateTable('contact_point')
      .set({ consent, consent_at: now, consent_source: source })
      .where('id', '=', id)
      .execute();
    await tx
      .insertInto('consent_change')
      .values({ id: this.ids.next(), contact_id, channel, handle, previous, consent, source, created_at: now })
      .execute();
    if (consent === 'out') await this.automations.blame(tx, { contactId: contact_id, channel, kind: 'unsubscribe' });
  }

  async #contact(tx: WorkspaceTransaction, contactId: string) {
    const found = await tx
      .selectFrom('contact')
      .select(['id', 'email'])
      .where('id', '=', contactId)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) throw notFound('contact');
    return found;
  }

  async #finish(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    await this.points.refreshChannels(tx, contactId);
    await this.index.refresh(tx, [contactId]);
    await this.changes.record(tx, ['contacts']);
  }
}

function unreadable(channel: Channel, received: string): DomainFailure {
  return new DomainFailure('invalid', 'VALIDATION_FAILED', 'The request has 1 invalid field: body.handle.', [
    { field: 'body.handle', expected: CHANNEL_PROFILES[channel].handle.expected, received: received.slice(0, 80) },
  ]);
}
