import {
  type EnrichmentAttachment,
  type EnrichmentAttachRequest,
  EnrichmentChangeSchema,
  type EnrichmentReview,
  type EnrichmentReviewRequest,
} from '@concordia/contract/people';
import { type ContactChange, contactChanges } from '@concordia/domain/enrichment';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ContactEditingService } from '../contacts/contact-editing.service.js';
import { type ContactValues, contactUpdate, type KnownContact } from './contact-facts.js';
import { EnrichedHandle } from './enriched-handle.js';
import { type AttachmentRow, EnrichmentAttachmentsRepository } from './enrichment-attachments.repository.js';
import { KnownContactsRepository } from './known-contacts.repository.js';
import { itemsOfRow, sourceOfItem } from './result-items.js';
import { type ResultRow, ResultsRepository } from './results.repository.js';

/** Maximum attachments listed per contact. */
const LISTED_AT_MOST = 100;

const ChangesSchema = z.array(EnrichmentChangeSchema);

/** Applies a result to a contact: the change is reviewed first, written with its source, and can be undone. */
@Injectable()
export class EnrichmentAttachmentsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly attachments: EnrichmentAttachmentsRepository,
    private readonly results: ResultsRepository,
    private readonly known: KnownContactsRepository,
    private readonly editing: ContactEditingService,
    private readonly handle: EnrichedHandle,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async review(request: EnrichmentReviewRequest): Promise<EnrichmentReview> {
    const { row, item, source } = await this.#item(request);
    const { facts } = await this.known.get(request.contactId);
    const { fetched_at, is_sample } = row;
    return {
      changes: contactChanges(row.provider, item, facts),
      source,
      fetched_at: new Date(fetched_at).toISOString(),
      is_sample: is_sample === 1,
    };
  }

  /** @throws DomainFailure `conflict` for a field that would not change. */
  async attach(request: EnrichmentAttachRequest): Promise<EnrichmentAttachment> {
    const { contactId, fields } = request;
    const { row, item, source } = await this.#item(request);
    const attachment = await this.db.write(async (tx) => {
      const known = await this.known.get(contactId, tx);
      const possible = contactChanges(row.provider, item, known.facts);
      const changes = possible.filter(({ field }) => fields.includes(field));
      const unchanged = fields.filter((field) => !changes.some((change) => change.field === field));
      if (unchanged.length > 0) throw notChanging(unchanged);
      const values = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
      const handle = await this.handle.newOf(tx, contactId, values.linkedin);
      await this.#write(tx, contactId, known, values);
      const made = {
        id: this.ids.next(),
        contact_id: contactId,
        provider: row.provider,
        source,
        is_sample: row.is_sample,
        changes: JSON.stringify(changes),
        handle,
        fetched_at: row.fetched_at,
        attached_at: this.clock.now(),
        undone_at: null,
      };
      await this.attachments.insert(tx, { ...made, type: row.type, result_id: row.id });
      return made;
    });
    return attachmentJson(attachment);
  }

  /** Restores the previous values, except where the contact was edited since. */
  async undo(id: string): Promise<EnrichmentAttachment> {
    const row = await this.db.write(async (tx) => {
      const held = await this.attachments.hold(tx, id);
      if (held === undefined) throw notThere();
      if (held.undone_at !== null) throw undoneBefore();
      const known = await this.known.get(held.contact_id, tx);
      const still = changesOf(held).filter(({ field, after }) => known.facts[field] === after);
      const values: ContactValues = Object.fromEntries(still.map(({ field, before }) => [field, before]));
      if (still.length > 0) await this.#write(tx, held.contact_id, known, values);
      if (held.handle !== null && 'linkedin' in values) await this.handle.remove(tx, held.contact_id, held.handle);
      const undone_at = this.clock.now();
      await this.attachments.markUndone(tx, id, undone_at);
      return { ...held, undone_at };
    });
    return attachmentJson(row);
  }

  async ofContact(contactId: string): Promise<EnrichmentAttachment[]> {
    await this.known.get(contactId);
    return (await this.attachments.ofContact(contactId, LISTED_AT_MOST)).map(attachmentJson);
  }

  async #item({ result_id, index }: EnrichmentReviewRequest) {
    const row = await this.results.find(result_id);
    const item = row === undefined ? undefined : itemsOfRow(row.items)[index];
    if (row === undefined || item === undefined) throw resultGone(row);
    return { row, item, source: sourceOfItem(row.provider, item) };
  }

  #write(tx: WorkspaceTransaction, contactId: string, known: KnownContact, values: ContactValues): Promise<void> {
    return this.editing.change(tx, contactId, contactUpdate(known, values));
  }
}

const changesOf = ({ changes }: Pick<AttachmentRow, 'changes'>): ContactChange[] =>
  ChangesSchema.parse(JSON.parse(changes));

function attachmentJson(row: AttachmentRow): EnrichmentAttachment {
  return {
    id: row.id,
    contactId: row.contact_id,
    provider: row.provider,
    fields: changesOf(row),
    source: row.source,
    fetched_at: new Date(row.fetched_at).toISOString(),
    is_sample: row.is_sample === 1,
    attached_at: new Date(row.attached_at).toISOString(),
    undone_at: row.undone_at === null ? null : new Date(row.undone_at).toISOString(),
  };
}

const notThere = () => new DomainFailure('not-found', 'ENRICHMENT_NOT_FOUND', 'The attachment was not found.');

const undoneBefore = () => new DomainFailure('conflict', 'ENRICHMENT_UNDONE', 'This was already undone.');

const resultGone = (row: ResultRow | undefined) =>
  row === undefined
    ? new DomainFailure('not-found', 'RESULT_NOT_FOUND', 'This result no longer exists. Search again.')
    : new DomainFailure('not-found', 'RESULT_NOT_FOUND', 'The entry was not found in the result.');

const notChanging = (fields: readonly string[]) =>
  new DomainFailure(
    'conflict',
    'FIELD_UNCHANGED',
    `There is nothing to change in ${fields.join(', ')}. Review the changes again.`,
    fields.map((field) => ({ field: 'body.fields', expected: 'fields that would change', received: field })),
  );
