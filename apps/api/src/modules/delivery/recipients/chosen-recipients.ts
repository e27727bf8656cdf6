import type { OutgoingRecipients } from '@concordia/channels/port';
import type { ApiErrorDetail } from '@concordia/contract';
import type { Reply } from '@concordia/contract/delivery';
import { distinctRecipients, normalizeAddress, ownMailboxTest, tooManyRecipients } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { OwnEmailAddresses } from './own-addresses.js';
import { ReplyRecipientsRepository } from './reply-recipients.repository.js';
import { ReplyRecipientsService } from './reply-recipients.service.js';
import { everybodyIn } from './stored-recipients.js';

export type ChosenFields = Pick<Reply, 'to' | 'cc' | 'bcc' | 'forward'>;

export interface AnsweredConversation {
  readonly conversationId: string;
  readonly contactId: string | null;
  /** The account that the reply leaves by; `null` while there is none. */
  readonly accountId: string | null;
}

export interface ResolvedRecipients {
  /** `null` for the contact alone. */
  readonly recipients: OutgoingRecipients | null;
  /** The contact behind the first recipient; `null` if it is nobody we know, or the conversation's own. */
  readonly contactId: string | null;
}

const FIELDS = ['to', 'cc', 'bcc'] as const;

const isChosen = (reply: ChosenFields): boolean => FIELDS.some((field) => reply[field] !== undefined);

/** Decides whom a reply goes to: those who were chosen, else those of a plain reply. */
@Injectable()
export class ChosenRecipients {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly rows: ReplyRecipientsRepository,
    private readonly own: OwnEmailAddresses,
    private readonly suggestions: ReplyRecipientsService,
    private readonly channels: ChannelsRepository,
  ) {}

  /**
   * @throws DomainFailure `invalid` `RECIPIENTS_INVALID`, naming each wrong field; `conflict` `TOO_MANY_RECIPIENTS`, `RECIPIENT_OPTED_OUT`, or
   * `NO_REPLY_ADDRESS` if a reply would go to an address that nobody reads and nobody chose.
   */
  async of(
    { conversationId, contactId, accountId }: AnsweredConversation,
    reply: ChosenFields,
  ): Promise<ResolvedRecipients> {
    if (reply.forward !== undefined && reply.to === undefined) throw invalid([missingTo]);
    if (!isChosen(reply)) return this.#usual(conversationId, contactId, accountId);
    const to = reply.to ?? (await this.suggestions.suggest(conversationId, { mode: 'reply' })).to;
    const written = { to, cc: reply.cc ?? [], bcc: reply.bcc ?? [] };
    const isOwn = ownMailboxTest(await this.own.list());
    const wrong = FIELDS.flatMap((field) =>
      written[field].flatMap(({ address }, index) =>
        isOwn({ name: null, address })
          ? [{ field: `body.${field}.${index}.address`, expected: 'not our own address' }]
          : [],
      ),
    );
    if (to.length === 0) wrong.push(missingTo);
    if (wrong.length > 0) throw invalid(wrong);
    const taken = new Set<string>();
    const once = (field: (typeof FIELDS)[number]) =>
      distinctRecipients(
        written[field].map(({ name = null, address }) => ({ name, address: normalizeAddress(address) ?? address })),
        taken,
      );
    const replyTo =
      reply.forward?.as === 'redirect' ? await this.#authorOf(conversationId, reply.forward.messageId) : [];
    return this.#checked({ to: once('to'), cc: once('cc'), bcc: once('bcc'), replyTo }, accountId);
  }

  /** Whom a reply to a redirected message goes to; nobody but us if it is ours. */
  async #authorOf(conversationId: string, messageId: string): Promise<OutgoingRecipients['replyTo']> {
    const row = await this.rows.one(this.db.read, conversationId, messageId);
    if (row?.direction !== 'inbound') return [];
    const { to } = await this.suggestions.suggest(conversationId, { mode: 'reply', messageId });
    return to.map(({ name, address }) => ({ name, address }));
  }

  /** @throws DomainFailure if the provider does not accept this many, or one of them has opted out. */
  async #checked(recipients: OutgoingRecipients, accountId: string | null): Promise<ResolvedRecipients> {
    const all = everybodyIn(recipients);
    const account = accountId === null ? undefined : await this.channels.account(this.db.read, accountId);
    const provider = account?.provider ?? null;
    const tooMany = tooManyRecipients(provider, all.length);
    if (tooMany !== null) {
      const details = FIELDS.filter((field) => recipients[field].length > 0).map((field) => ({
        field: `body.${field}`,
        expected: 'fewer recipients',
      }));
      throw new DomainFailure('conflict', 'TOO_MANY_RECIPIENTS', tooMany, details);
    }
    const contacts = await this.rows.contactsOf(this.db.read, all);
    const out = new Set(contacts.flatMap(({ handle, consent }) => (consent === 'out' ? [handle] : [])));
    if (out.size > 0) throw optedOut(recipients, out);
    const [first] = recipients.to;
    const contactId = contacts.find(({ handle }) => handle === first?.address)?.id ?? null;
    return { recipients, contactId };
  }

  async #usual(
    conversationId: string,
    contactId: string | null,
    accountId: string | null,
  ): Promise<ResolvedRecipients> {
    const { to, cc, bcc, warnings } = await this.suggestions.suggest(conversationId, { mode: 'reply' });
    const unread = warnings.find(({ code }) => code === 'noReply');
    if (unread !== undefined) throw noReply(unread.addresses);
    const handles = contactId === null ? [] : await this.rows.addressesOf(this.db.read, contactId);
    const [only, ...others] = [...to, ...cc, ...bcc];
    if (only === undefined) return { recipients: null, contactId: null };
    // Goes to the contact, wherever they can be reached when it leaves.
    const isContact = others.length === 0 && handles.length === 1 && handles[0] === only.address;
    if (isContact) return { recipients: null, contactId: null };
    const plain = (field: typeof to) => field.map(({ name, address }) => ({ name, address }));
    return this.#checked({ to: plain(to), cc: plain(cc), bcc: plain(bcc), replyTo: [] }, accountId);
  }
}

const missingTo: ApiErrorDetail = { field: 'body.to', expected: 'at least one recipient' };

const invalid = (details: ApiErrorDetail[]) =>
  new DomainFailure('invalid', 'RECIPIENTS_INVALID', 'Some recipients cannot be used. Check To, Cc and Bcc.', details);

function optedOut(recipients: OutgoingRecipients, out: ReadonlySet<string>): DomainFailure {
  const details = FIELDS.flatMap((field) =>
    recipients[field].flatMap(({ address }, index) =>
      out.has(address)
        ? [
            {
              field: `body.${field}.${index}.address`,
              expected: 'a recipient who has not opted out',
              received: address,
            },
          ]
        : [],
    ),
  );
  const reason = `${[...out].join(', ')} opted out of email, or email to it bounced. Remove the address.`;
  return new DomainFailure('conflict', 'RECIPIENT_OPTED_OUT', reason, details);
}

const noReply = (addresses: readonly string[]) =>
  new DomainFailure(
    'conflict',
    'NO_REPLY_ADDRESS',
    `Nobody reads replies to ${addresses.join(', ')}. Choose the recipients to send it anyway.`,
  );

/** @throws DomainFailure naming each field that only email has. */
export function refuseRecipients(reply: ChosenFields): void {
  const fields = [...FIELDS, 'forward' as const].filter((field) => reply[field] !== undefined);
  if (fields.length === 0) return;
  throw new DomainFailure(
    'invalid',
    'RECIPIENTS_NOT_ALLOWED',
    'Only email has recipients to choose. Send the text alone.',
    fields.map((field) => ({ field: `body.${field}`, expected: 'none outside email' })),
  );
}
