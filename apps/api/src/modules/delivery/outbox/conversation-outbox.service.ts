import type { OutboxEntry, Reply } from '@concordia/contract/delivery';
import type { FilledTemplate } from '@concordia/contract/inbox';
import { type Channel, forwardSubject, replySubject } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { formattingOf } from '../../inbox/correspondence/formatting.js';
import { type ReadyTemplate, TemplatesService } from '../../inbox/templates/templates.service.js';
import { ChosenRecipients, refuseRecipients } from '../recipients/chosen-recipients.js';
import { Forwarding, refuseAdditions } from '../recipients/forwarding.js';
import { ReplyRecipientsRepository } from '../recipients/reply-recipients.repository.js';
import { OutboxRepository } from './outbox.repository.js';
import { entryOf } from './outbox.row.js';
import { OutboxService } from './outbox.service.js';
import { OutgoingFiles } from './outgoing-files.js';
import { ReplyContextRepository } from './reply-context.repository.js';
import { SendingAccount } from './sending-account.js';

/** The conversation of a reply. */
interface Replied {
  readonly id: string;
  readonly channel: Channel;
  readonly contact_id: string | null;
}

@Injectable()
export class ConversationOutboxService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly context: ReplyContextRepository,
    private readonly outbox: OutboxService,
    private readonly entries: OutboxRepository,
    private readonly channels: ChannelsRepository,
    private readonly files: OutgoingFiles,
    private readonly templates: TemplatesService,
    private readonly conversations: ReplyRecipientsRepository,
    private readonly recipients: ChosenRecipients,
    private readonly forwarding: Forwarding,
    private readonly accounts: SendingAccount,
  ) {}

  async reply(conversationId: string, reply: Reply): Promise<OutboxEntry> {
    const { subject, sendAt, idempotencyKey, suggestionId, template, accountId, sendAs, attachmentIds = [] } = reply;
    refuseAdditions(reply);
    const conversation = await this.conversations.conversation(this.db.read, conversationId);
    if (conversation === undefined) throw notFound('conversation');
    const replied = { ...conversation, id: conversationId };
    const ready = template === undefined ? null : await this.#filled(replied, reply, template);
    const content = ready?.text ?? reply.content;
    const html = template === undefined ? formattingOf(conversation.channel, reply.html) : null;
    const { addressed, written, kept, mark } = await this.#addressed(replied, reply, { content, html });
    return this.db.write(async (tx) => {
      if (conversation.contact_id === null) {
        const reason = 'This conversation has no known contact to reply to.';
        throw new DomainFailure('conflict', 'NO_CONTACT_POINT', reason);
      }
      const queued = await this.outbox.queue(tx, {
        contactId: addressed.contactId ?? conversation.contact_id,
        channel: conversation.channel,
        conversationId,
        ...(accountId !== undefined && { accountId }),
        ...written,
        recipients: addressed.recipients,
        ...(mark !== null && { mark }),
        subject:
          conversation.channel === 'email' ? (subject ?? kept ?? usualSubject(reply, conversation.subject)) : null,
        idempotencyKey,
        ...(sendAt !== undefined && { sendAt: Date.parse(sendAt) }),
        ...(suggestionId !== undefined && { suggestionId }),
        attachmentIds,
        ...(sendAs !== undefined && { form: sendAs }),
        ...(ready !== null && { template: ready }),
      });
      await this.files.forget(tx, attachmentIds);
      return queued;
    });
  }

  /** Whom it goes to, what a forwarded message adds, and the subject that a redirected one keeps. Email only. */
  async #addressed(
    replied: Replied,
    reply: Reply,
    written: { readonly content: string; readonly html: string | null },
  ) {
    const { to, cc, bcc, forward } = reply;
    const chosen = { to, cc, bcc, forward };
    if (replied.channel !== 'email') {
      refuseRecipients(chosen);
      return { addressed: { recipients: null, contactId: null }, written, kept: null, mark: null };
    }
    const { id: conversationId, contact_id: contactId } = replied;
    const accountId = await this.#accountOf(replied, reply);
    const addressed = await this.recipients.of({ conversationId, contactId, accountId }, chosen);
    const mark = Object.values(chosen).some((field) => field !== undefined) ? JSON.stringify(chosen) : null;
    if (forward === undefined) return { addressed, written, kept: null, mark };
    const { subject: kept = null, ...passedOn } = await this.forwarding.of(conversationId, forward, written);
    return { addressed, written: passedOn, kept, mark };
  }

  /** Templates are approved for one account. */
  async #filled(replied: Replied, reply: Reply, template: FilledTemplate): Promise<ReadyTemplate> {
    return this.templates.fill(replied.channel, template, await this.#accountOf(replied, reply));
  }

  #accountOf({ id, channel, contact_id }: Replied, { accountId }: Reply): Promise<string | null> {
    const question = { channel, contactId: contact_id, conversationId: id };
    return this.accounts.of(this.db.read, { ...question, ...(accountId !== undefined && { accountId }) });
  }

  async list(conversationId: string): Promise<OutboxEntry[]> {
    if (!(await this.context.conversationExists(this.db.read, conversationId))) throw notFound('conversation');
    const modes = await this.channels.modes(this.db.read);
    const rows = await this.entries.ofConversation(conversationId);
    const files = await this.files.ofAll(
      this.db.read,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => entryOf(row, modes, files.get(row.id) ?? []));
  }
}

const usualSubject = ({ forward }: Reply, subject: string | null): string | null =>
  forward === undefined ? replySubject(subject) : forwardSubject(subject);
