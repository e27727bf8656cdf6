import { createHash } from 'node:crypto';
import type { Outreach, OutreachRequest, OutreachResult } from '@concordia/contract/delivery';
import { type Channel, type Eligibility, eligibilityOf, preview } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { type ContactFacts, EligibilityService } from '../outbox/eligibility.service.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { OutgoingFiles } from '../outbox/outgoing-files.js';
import { OutreachRepository } from './outreach.repository.js';

/** Characters of the subject that a first email derives from its text. */
const SUBJECT_LENGTH = 70;

@Injectable()
export class OutreachService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly outreach: OutreachRepository,
    private readonly eligibility: EligibilityService,
    private readonly outbox: OutboxService,
    private readonly files: OutgoingFiles,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Queues the message on every channel that allows it, in one transaction, and reports why the others do not. If none does, that is a result, not an
   * error. A repeated idempotency key returns the first response.
   */
  send(request: OutreachRequest): Promise<Outreach> {
    const fingerprint = fingerprintOf(request);
    return this.db.write(async (tx) => {
      if (!(await this.outreach.holdContact(tx, request.contactId))) throw notFound('contact');
      const known = await this.#known(tx, request.idempotencyKey, fingerprint);
      if (known !== null) return known;
      const outreachId = this.ids.next();
      const facts = await this.eligibility.facts(tx, request.contactId);
      const results: OutreachResult[] = [];
      for (const channel of request.channels) results.push(await this.#sendOn(tx, channel, outreachId, request, facts));
      await this.outreach.insert(tx, {
        id: outreachId,
        contact_id: request.contactId,
        idempotency_key: request.idempotencyKey ?? null,
        fingerprint,
        results: JSON.stringify(results),
        created_at: this.clock.now(),
      });
      const queued = results.filter(({ status }) => status === 'queued');
      // If some channels refused, the files stay available for sending on others.
      if (queued.length === results.length) await this.files.forget(tx, request.attachmentIds ?? []);
      return { outreachId, results };
    });
  }

  async #known(tx: WorkspaceTransaction, key: string | undefined, fingerprint: string): Promise<Outreach | null> {
    const known = key === undefined ? undefined : await this.outreach.findByKey(tx, key);
    if (known === undefined) return null;
    if (known.fingerprint === fingerprint) return { outreachId: known.id, results: known.results };
    throw new DomainFailure(
      'conflict',
      'IDEMPOTENCY_MISMATCH',
      'This idempotency key is already used for another message. Use a new key for a new message.',
    );
  }

  async #sendOn(
    tx: WorkspaceTransaction,
    channel: Channel,
    outreachId: string,
    { contactId, message, attachmentIds = [] }: OutreachRequest,
    facts: ContactFacts,
  ): Promise<OutreachResult> {
    const answer = eligibilityOf(facts[channel], this.clock.now(), message, Object.values(facts));
    if (!answer.eligible) return refused(channel, answer);
    const refusal = await this.files.refusal(tx, { channel, conversationId: null, content: message }, attachmentIds);
    if (refusal !== null) return { ...NOT_QUEUED, channel, code: refusal.code, reason: refusal.reason };
    const isFirstMail = channel === 'email' && !facts.email.hasConversation;
    const { id } = await this.outbox.queue(tx, {
      contactId,
      channel,
      conversationId: null,
      content: message,
      subject: isFirstMail ? preview(message, SUBJECT_LENGTH) : null,
      idempotencyKey: `outreach:${outreachId}:${channel}`,
      outreachId,
      attachmentIds,
    });
    return { channel, status: 'queued', outboxId: id, code: null, reason: null, until: null, instead: null };
  }
}

const NOT_QUEUED = { status: 'refused', outboxId: null, until: null, instead: null } as const;

const refused = (channel: Channel, answer: Exclude<Eligibility, { eligible: true }>): OutreachResult => ({
  channel,
  status: 'refused',
  outboxId: null,
  code: answer.code,
  reason: answer.reason,
  until: answer.until === null ? null : new Date(answer.until).toISOString(),
  instead: answer.instead,
});

function fingerprintOf({ contactId, message, channels, attachmentIds = [] }: OutreachRequest): string {
  const files = attachmentIds.length === 0 ? [] : [attachmentIds];
  return createHash('sha256')
    .update(JSON.stringify([contactId, message, channels.toSorted(), ...files]))
    .digest('hex');
}
