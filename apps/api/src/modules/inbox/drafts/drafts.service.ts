import { AddressingSchema, type Draft, type DraftUpdate } from '@concordia/contract/inbox';
import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { formattingOf } from '../correspondence/formatting.js';
import { type UploadRow, UploadsRepository, uploadedFileOf } from '../uploads/uploads.repository.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { type DraftRow, DraftsRepository } from './drafts.repository.js';

const draftOf = (row: DraftRow, files: readonly UploadRow[]): Draft => ({
  conversationId: row.conversation_id,
  content: row.content,
  html: row.html,
  subject: row.subject,
  addressing: row.addressing === null ? null : AddressingSchema.parse(JSON.parse(row.addressing)),
  attachments: files.map(uploadedFileOf),
  updatedAt: new Date(row.updated_at).toISOString(),
  version: row.version,
});

const noDraft = (conversationId: string): Draft => ({
  conversationId,
  content: '',
  html: null,
  subject: null,
  addressing: null,
  attachments: [],
  updatedAt: null,
  version: 0,
});

/** Characters of the rejected text in the error; the caller still has all of it. */
const SHORTENED = 80;

interface Written extends Pick<Draft, 'content' | 'html' | 'subject' | 'addressing'> {
  readonly attachmentIds: readonly string[];
}

@Injectable()
export class DraftsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly drafts: DraftsRepository,
    private readonly uploads: UploadsRepository,
    private readonly files: UploadsService,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async get(conversationId: string): Promise<Draft> {
    const row = await this.drafts.find(conversationId);
    if (row !== undefined) return draftOf(row, await this.uploads.ofDraft(this.db.read, conversationId));
    if (!(await this.drafts.hasConversation(conversationId))) throw notFound('conversation');
    return noDraft(conversationId);
  }

  /** Saves a draft, unless it changed since the given version. Saving the same text again changes nothing. */
  put(conversationId: string, update: DraftUpdate): Promise<Draft> {
    const { content, html, subject, addressing, attachmentIds, version } = update;
    return this.#change(conversationId, (kept, channel) => {
      const next = {
        content,
        html: formattingOf(channel, html),
        subject: subject === undefined ? kept.subject : subject,
        addressing: addressingFor(channel, addressing === undefined ? kept.addressing : addressing),
        attachmentIds: attachmentIds ?? idsOf(kept),
      };
      if (isSame(next, kept)) return null;
      if (version !== kept.version) throw changed(kept, version, content);
      return next;
    });
  }

  /** @param version if given, a draft that changed since is left alone. */
  empty(conversationId: string, version: number | undefined): Promise<Draft> {
    return this.#change(conversationId, (kept) => {
      const next = { content: '', html: null, subject: null, addressing: null, attachmentIds: [] };
      if (isSame(next, kept)) return null;
      if (version !== undefined && version !== kept.version) throw changed(kept, version, '');
      return next;
    });
  }

  /** Saves a generated text, unless a draft already has content. @returns whether it was saved. */
  async propose(
    tx: WorkspaceTransaction,
    conversationId: string,
    text: Pick<Draft, 'content' | 'subject'>,
  ): Promise<boolean> {
    if ((await this.drafts.holdConversation(tx, conversationId)) === null) return false;
    const row = await this.drafts.find(conversationId, tx);
    if ((await this.uploads.ofDraft(tx, conversationId)).length > 0) return false;
    if (row !== undefined && row.content !== '') return row.content === text.content;
    const version = (row?.version ?? 0) + 1;
    const next = {
      ...text,
      html: null,
      addressing: null,
      conversation_id: conversationId,
      version,
      updated_at: this.clock.now(),
    };
    if (row === undefined) await this.drafts.insert(tx, { id: this.ids.next(), ...next });
    else await this.drafts.update(tx, next);
    return true;
  }

  #change(conversationId: string, decide: (kept: Draft, channel: Channel) => Written | null): Promise<Draft> {
    return this.db.write(async (tx) => {
      const channel = await this.drafts.holdConversation(tx, conversationId);
      if (channel === null) throw notFound('conversation');
      const row = await this.drafts.find(conversationId, tx);
      const files = await this.uploads.ofDraft(tx, conversationId);
      const kept = row === undefined ? noDraft(conversationId) : draftOf(row, files);
      const next = decide(kept, channel);
      if (next === null) return kept;
      const attached = await this.files.require(tx, next.attachmentIds);
      const changedRow = {
        content: next.content,
        html: next.html,
        subject: next.subject,
        addressing: next.addressing === null ? null : JSON.stringify(next.addressing),
        conversation_id: conversationId,
        version: kept.version + 1,
        updated_at: this.clock.now(),
      };
      if (row === undefined) await this.drafts.insert(tx, { id: this.ids.next(), ...changedRow });
      else await this.drafts.update(tx, changedRow);
      await this.uploads.putIntoDraft(tx, conversationId, next.attachmentIds);
      return draftOf(changedRow, attached);
    });
  }
}

/** @throws DomainFailure `RECIPIENTS_NOT_ALLOWED` outside email. */
function addressingFor(channel: Channel, addressing: Draft['addressing']): Draft['addressing'] {
  if (addressing === null || channel === 'email') return addressing;
  throw new DomainFailure('invalid', 'RECIPIENTS_NOT_ALLOWED', 'Only email has recipients to choose.', [
    { field: 'body.addressing', expected: 'none outside email' },
  ]);
}

const idsOf = ({ attachments }: Draft): string[] => attachments.map(({ id }) => id);

const isSame = (next: Written, kept: Draft): boolean =>
  next.content === kept.content &&
  next.html === kept.html &&
  next.subject === kept.subject &&
  JSON.stringify(next.addressing) === JSON.stringify(kept.addressing) &&
  next.attachmentIds.join() === idsOf(kept).join();

/** Nothing is lost: the error shows the stored draft, and the caller still has the rejected text. */
const changed = (kept: Draft, version: number, content: string): DomainFailure =>
  new DomainFailure('conflict', 'DRAFT_CHANGED', 'This draft was changed in another window.', [
    { field: 'body.version', expected: String(kept.version), received: String(version) },
    { field: 'body.content', expected: kept.content, received: content.slice(0, SHORTENED) },
  ]);
