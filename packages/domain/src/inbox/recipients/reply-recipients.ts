import { domainOf } from '../../people/identity/address.js';
import { isNoReply } from '../../people/identity/no-reply.js';
import type { AnsweredHeaders } from './answered-headers.js';
import { distinct, keysOf, type Mailbox, ownTest, type Recipient, recipientKey } from './mailbox.js';
import { listOf, peopleBehind } from './mailing-list.js';

export type ReplyAction = 'reply' | 'replyAll' | 'forward' | 'redirect';

/**
 * - `noReply`: nobody reads replies to one of the addresses.
 * - `mailingList`: the answer goes to everybody on a list.
 * - `newRecipient`: an address that From, Reply-To, To and Cc do not name, such as a list we know by its List-Post header only.
 * - `otherReplyTo`: Reply-To leads to another domain than From, which is also how strangers divert answers.
 */
export type ReplyWarning = 'noReply' | 'mailingList' | 'newRecipient' | 'otherReplyTo';

export interface ReplyRecipients {
  readonly to: readonly Recipient[];
  readonly cc: readonly Recipient[];
  readonly bcc: readonly Recipient[];
  readonly warnings: readonly ReplyWarning[];
}

type Fields = Omit<ReplyRecipients, 'warnings'>;

/**
 * Who gets an answer (RFC 5322, 3.6.3).
 *
 * It goes to Reply-To, else to the author. Behind a mailing list `reply` goes to the person and `replyAll` to the list. An answer to our own message
 * goes to those we wrote to. Our own addresses are left out, unless nobody else is there. Forwarding and redirecting name nobody.
 *
 * @param ourAddresses of all accounts; an address with a tag counts as the address itself.
 */
export function replyRecipients(
  headers: AnsweredHeaders,
  ourAddresses: readonly string[],
  action: ReplyAction,
): ReplyRecipients {
  if (action === 'forward' || action === 'redirect') return { to: [], cc: [], bcc: [], warnings: [] };
  const isOwn = ownTest(ourAddresses);
  const list = listOf(headers);
  const isOurs = headers.from.some(isOwn) && !isFormOf(headers, isOwn);
  const asked = isOurs ? whomWeWrote(headers, action) : whoWrote(headers, list, isOwn, action);
  const fields = othersIn(asked, headers, isOwn);
  return { ...fields, warnings: warningsOf(fields, headers, { list, isOurs }) };
}

/** A form on our site writes as us to us, with the visitor in Reply-To. */
const isFormOf = ({ replyTo, to, cc }: AnsweredHeaders, isOwn: (one: Mailbox) => boolean): boolean =>
  distinct(replyTo).some((one) => !isOwn(one)) && distinct([...to, ...cc]).every(isOwn);

const whomWeWrote = (
  { to, cc, bcc }: AnsweredHeaders,
  action: ReplyAction,
): Record<keyof Fields, readonly Mailbox[]> => (action === 'reply' ? { to, cc: [], bcc: [] } : { to, cc, bcc });

function whoWrote(
  headers: AnsweredHeaders,
  list: Recipient | null,
  isOwn: (one: Mailbox) => boolean,
  action: ReplyAction,
): Record<keyof Fields, readonly Mailbox[]> {
  const people = peopleBehind(headers, list);
  // A Reply-To that leads back to us tells nothing: the author is meant.
  const author = people.some((one) => !isOwn(one)) ? people : [...people, ...headers.from];
  if (action === 'reply') return { to: author.length === 0 && list !== null ? [list] : author, cc: [], bcc: [] };
  if (list === null) return { to: [...author, ...headers.to], cc: headers.cc, bcc: [] };
  const asked = keysOf(headers.replyTo);
  const named = author.filter(({ address }) => address !== null && asked.has(recipientKey(address) ?? ''));
  // The author reads the list, unless Reply-To asks for a copy beside it.
  const beside = asked.has(recipientKey(list.address) ?? '') ? named : [];
  return { to: [list, ...beside], cc: [...headers.to, ...headers.cc], bcc: [] };
}

/** Without duplicates and our own addresses. An answer to ourselves alone goes to us; one with only Cc goes to those. */
function othersIn(
  { to, cc, bcc }: Record<keyof Fields, readonly Mailbox[]>,
  { from }: AnsweredHeaders,
  isOwn: (one: Mailbox) => boolean,
): Fields {
  const taken = new Set<string>();
  const others = (mailboxes: readonly Mailbox[]) =>
    distinct(
      mailboxes.filter((one) => !isOwn(one)),
      taken,
    );
  const fields = { to: others(to), cc: others(cc), bcc: others(bcc) };
  if (fields.to.length > 0) return fields;
  if (fields.cc.length > 0) return { ...fields, to: fields.cc, cc: [] };
  if (fields.bcc.length > 0) return fields;
  return { ...fields, to: distinct([...to, ...from]).slice(0, 1) };
}

function warningsOf(
  { to, cc, bcc }: Fields,
  headers: AnsweredHeaders,
  { list, isOurs }: { readonly list: Recipient | null; readonly isOurs: boolean },
): ReplyWarning[] {
  const all = [...to, ...cc, ...bcc];
  const keys = keysOf(all);
  const found: Record<ReplyWarning, boolean> = {
    noReply: all.some(({ address }) => isNoReply(address)),
    mailingList: list !== null && keys.has(recipientKey(list.address) ?? ''),
    newRecipient: newRecipients(headers, all).length > 0,
    otherReplyTo: !isOurs && isDiverted(headers, list, keys),
  };
  const order: readonly ReplyWarning[] = ['noReply', 'mailingList', 'newRecipient', 'otherReplyTo'];
  return order.filter((warning) => found[warning]);
}

function isDiverted({ from, replyTo }: AnsweredHeaders, list: Recipient | null, keys: ReadonlySet<string>): boolean {
  const domains = new Set([...keysOf(from)].map(domainOf));
  return (
    list === null &&
    domains.size > 0 &&
    [...keysOf(replyTo)].some((key) => keys.has(key) && !domains.has(domainOf(key)))
  );
}

/** The recipients whom the answered message did not name: they learn what was written before. */
export function newRecipients(
  { from, replyTo, to, cc, bcc }: AnsweredHeaders,
  recipients: readonly Mailbox[],
  ourAddresses: readonly string[] = [],
): Recipient[] {
  const isOwn = ownTest(ourAddresses);
  return distinct(recipients, keysOf([...from, ...replyTo, ...to, ...cc, ...bcc])).filter((one) => !isOwn(one));
}

/**
 * Which button in a third party's mail program would send their answer to the customer too; `null` if none does.
 *
 * @param sent the message that we are about to send to the third party, with its Reply-To.
 */
export function copiesCustomer(
  sent: AnsweredHeaders,
  thirdParty: string,
  customerAddresses: readonly string[],
): 'reply' | 'replyAll' | null {
  const isCustomer = ownTest(customerAddresses);
  const reaches = (action: ReplyAction) => {
    const { to, cc, bcc } = replyRecipients(sent, [thirdParty], action);
    return [...to, ...cc, ...bcc].some(isCustomer);
  };
  if (reaches('reply')) return 'reply';
  return reaches('replyAll') ? 'replyAll' : null;
}
