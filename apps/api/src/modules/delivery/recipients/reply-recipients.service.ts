import type {
  RecipientWarningSchema,
  ReplyRecipientsQuery,
  ReplyRecipientsSuggestion,
} from '@concordia/contract/delivery';
import {
  type AnsweredHeaders,
  distinctRecipients,
  type EmailRecipient,
  forwardSubject,
  isNoReply,
  newRecipients,
  ownMailboxTest,
  type Provider,
  recipientKey,
  recipientLimit,
  replyRecipients,
  replySubject,
  withoutCustomer,
  wroteInPrivate,
} from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { preferredAccount } from '../../channels/connections/connection.row.js';
import { headersOf, mailboxesIn } from './message-headers.js';
import { OwnEmailAddresses } from './own-addresses.js';
import { type HeadersRow, ReplyRecipientsRepository } from './reply-recipients.repository.js';

type Warning = z.infer<typeof RecipientWarningSchema>;

interface Fields {
  readonly to: readonly EmailRecipient[];
  readonly cc: readonly EmailRecipient[];
  readonly bcc: readonly EmailRecipient[];
}

const NOBODY: Fields = { to: [], cc: [], bcc: [] };

/** Stands for our address where none is known. */
const UNKNOWN_OWN = 'ourselves@invalid.invalid';

/** Works out whom a reply to an email goes to. */
@Injectable()
export class ReplyRecipientsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly rows: ReplyRecipientsRepository,
    private readonly own: OwnEmailAddresses,
    private readonly channels: ChannelsRepository,
  ) {}

  async suggest(conversationId: string, { mode, messageId }: ReplyRecipientsQuery): Promise<ReplyRecipientsSuggestion> {
    const conversation = await this.rows.conversation(this.db.read, conversationId);
    if (conversation === undefined) throw notFound('conversation');
    if (conversation.channel !== 'email') throw noRecipients();
    const own = await this.own.list();
    const customer =
      conversation.contact_id === null ? [] : await this.rows.addressesOf(this.db.read, conversation.contact_id);
    const row = await this.#answered(conversationId, messageId);
    const headers = row === undefined ? null : headersOf(row, own[0] ?? UNKNOWN_OWN);
    const ours = [...own, UNKNOWN_OWN];
    const { fields, warnings } =
      row === undefined || headers === null
        ? { fields: mode === 'forward' ? NOBODY : toContact(customer), warnings: [] }
        : await this.#answerTo({ conversationId, mode, row, headers, ours, customer });
    const provider = await this.#providerOf(conversation.account_id);
    const files = mode === 'forward' && row !== undefined ? await this.rows.filesOf(this.db.read, row.id) : [];
    return {
      mode,
      messageId: row?.id ?? null,
      subject: subjectFor(mode, row?.subject ?? conversation.subject),
      ...(await this.#named(fields, headers, ours)),
      warnings,
      known: headers === null ? [] : namedIn(headers),
      own: [...own],
      customer,
      maxRecipients: recipientLimit(provider),
      files: files
        .filter(({ is_inline }) => is_inline === 0)
        .map(({ file_name, size_bytes }) => ({ fileName: file_name, sizeBytes: size_bytes })),
    };
  }

  /** The provider of the account that was written to, else of the preferred one. */
  async #providerOf(accountId: string | null): Promise<Provider | null> {
    const accounts = await this.channels.ofChannel(this.db.read, 'email');
    return (accounts.find(({ id }) => id === accountId) ?? preferredAccount(accounts))?.provider ?? null;
  }

  async #answered(conversationId: string, messageId: string | undefined): Promise<HeadersRow | undefined> {
    if (messageId === undefined) return this.rows.latest(this.db.read, conversationId);
    const row = await this.rows.one(this.db.read, conversationId, messageId);
    if (row === undefined) throw notFound('message');
    return row;
  }

  async #answerTo({ conversationId, mode, row, headers, ours, customer }: Answer) {
    const isOwn = ownMailboxTest(ours);
    const usual = replyRecipients(headers, ours, mode);
    const isThirdParty =
      customer.length > 0 && !headers.from.some(ownMailboxTest(customer)) && !headers.from.some(isOwn);
    const isPrivate = isThirdParty && (await this.#wroteInPrivate(conversationId, row, headers, customer));
    const { leftOut, ...without } = withoutCustomer(usual, customer);
    const others = without.to.length > 0 ? without : { ...without, to: distinctRecipients(headers.from) };
    const fields = notOurs(isPrivate && leftOut.length > 0 ? others : usual, isOwn);
    return { fields, warnings: warningsOf({ usual, fields, leftOut, isPrivate, isThirdParty, headers }) };
  }

  async #wroteInPrivate(
    conversationId: string,
    { sent_at }: HeadersRow,
    { from }: AnsweredHeaders,
    customer: readonly string[],
  ): Promise<boolean> {
    const rows = await this.rows.sentBefore(this.db.read, conversationId, sent_at);
    const sent = rows.map(({ to_list, cc_list, bcc_list }) => ({
      to: mailboxesIn(to_list),
      cc: mailboxesIn(cc_list),
      bcc: mailboxesIn(bcc_list),
    }));
    return wroteInPrivate(sent, from, customer);
  }

  async #named({ to, cc, bcc }: Fields, headers: AnsweredHeaders | null, ours: readonly string[]) {
    const all = [...to, ...cc, ...bcc];
    const contacts = await this.rows.contactsOf(
      this.db.read,
      all.map(({ address }) => address),
    );
    const byHandle = new Map(contacts.map((contact) => [contact.handle, contact]));
    const fresh = new Set(headers === null ? [] : newRecipients(headers, all, ours).map(({ address }) => address));
    const shown = (field: readonly EmailRecipient[]) =>
      field.map(({ name, address }) => {
        const contact = byHandle.get(address);
        return {
          name: name ?? contact?.name ?? null,
          address,
          contactId: contact?.id ?? null,
          isNew: fresh.has(address),
        };
      });
    return { to: shown(to), cc: shown(cc), bcc: shown(bcc) };
  }
}

interface Answer {
  readonly conversationId: string;
  readonly mode: ReplyRecipientsQuery['mode'];
  readonly row: HeadersRow;
  readonly headers: AnsweredHeaders;
  readonly ours: readonly string[];
  readonly customer: readonly string[];
}

interface Outcome {
  readonly usual: ReturnType<typeof replyRecipients>;
  readonly fields: Fields;
  readonly leftOut: readonly EmailRecipient[];
  readonly isPrivate: boolean;
  readonly isThirdParty: boolean;
  readonly headers: AnsweredHeaders;
}

function warningsOf({ usual, fields, leftOut, isPrivate, isThirdParty, headers }: Outcome): Warning[] {
  const all = [...fields.to, ...fields.cc, ...fields.bcc];
  const addresses = (recipients: readonly EmailRecipient[]) => recipients.map(({ address }) => address);
  const concerned: Readonly<Record<(typeof usual.warnings)[number], readonly string[]>> = {
    noReply: addresses(all.filter(({ address }) => isNoReply(address))),
    mailingList: addresses(fields.to.slice(0, 1)),
    newRecipient: addresses(newRecipients(headers, all)),
    otherReplyTo: addresses(distinctRecipients(headers.replyTo)),
  };
  const usualOnes = usual.warnings.map((code) => ({ code, addresses: [...concerned[code]] }));
  if (leftOut.length === 0 || !isThirdParty) return usualOnes;
  return [...usualOnes, { code: isPrivate ? 'customerLeftOut' : 'customerCopied', addresses: addresses(leftOut) }];
}

const notOurs = ({ to, cc, bcc }: Fields, isOwn: (one: EmailRecipient) => boolean): Fields => ({
  to: to.filter((one) => !isOwn(one)),
  cc: cc.filter((one) => !isOwn(one)),
  bcc: bcc.filter((one) => !isOwn(one)),
});

const toContact = ([address]: readonly string[]): Fields =>
  address === undefined ? NOBODY : { ...NOBODY, to: [{ name: null, address }] };

const subjectFor = (mode: ReplyRecipientsQuery['mode'], subject: string | null): string =>
  mode === 'forward' ? forwardSubject(subject) : (replySubject(subject) ?? '');

function namedIn({ from, to, cc, bcc, replyTo }: AnsweredHeaders): string[] {
  const keys = distinctRecipients([...from, ...replyTo, ...to, ...cc, ...bcc]).map(({ address }) => address);
  return keys.filter((address) => recipientKey(address) !== recipientKey(UNKNOWN_OWN));
}

const noRecipients = () =>
  new DomainFailure(
    'conflict',
    'NOT_EMAIL',
    'Only email has recipients to choose. This conversation is on another channel.',
  );
