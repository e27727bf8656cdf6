import { mailFlagNames, mailFlagsOf } from '@concordia/domain';
import type { FetchMessageObject, ImapFlow } from 'imapflow';

/** Emails compared at once where the server counts no changes: the newest. */
export const MOST_COMPARED = 2_000;

export interface FlaggedMail {
  readonly uid: number;
  /** Without brackets; `null` if it has none. */
  readonly messageId: string | null;
  /** A set of MAIL_FLAG. */
  readonly flags: number;
}

export interface FlagChanges {
  /** Whether the server told only what changed; otherwise it told everything. */
  readonly isTold: boolean;
  readonly changed: readonly Pick<FlaggedMail, 'uid' | 'flags'>[];
  /** UIDs, possibly of emails that nobody asked for. */
  readonly gone: readonly number[];
}

export interface FlagStore {
  readonly uids: readonly number[];
  /** Sets of MAIL_FLAG. */
  readonly add: number;
  readonly remove: number;
}

/** The flags in the folder that a connection has open. */
export class FolderFlags {
  readonly #vanished = new Set<number>();

  constructor(private readonly client: ImapFlow) {
    // Only with QRESYNC do servers tell the UID of what is gone.
    client.on('expunge', ({ uid }: { uid?: number }) => uid !== undefined && this.#vanished.add(uid));
  }

  /** HIGHESTMODSEQ; `0` where the server counts no changes in this folder. */
  get modseq(): string {
    const { mailbox } = this.client;
    if (mailbox === false || mailbox.noModseq === true || !this.client.enabled.has('CONDSTORE')) return '0';
    return String(mailbox.highestModseq ?? 0);
  }

  async list(uids: readonly number[]): Promise<readonly FlaggedMail[]> {
    if (uids.length === 0) return [];
    const query = { uid: true, flags: true, headers: ['message-id'] };
    return (await this.client.fetchAll(uids.join(','), query, { uid: true })).map(flaggedOf);
  }

  /**
   * What changed since a former state: told by the server (CONDSTORE, QRESYNC), else by comparison.
   *
   * @param modseq `0` for a comparison.
   * @param known UIDs of the emails that matter, ascending.
   */
  async changes(modseq: string, known: readonly number[]): Promise<FlagChanges> {
    const { mailbox } = this.client;
    if (mailbox === false || known.length === 0) return { isTold: true, changed: [], gone: [] };
    if (mailbox.exists === 0) return { isTold: true, changed: [], gone: known };
    if (modseq === '0' || this.modseq === '0') return this.#compared(known);
    const namesGone = this.client.enabled.has('QRESYNC');
    this.#vanished.clear();
    const changed = this.modseq === modseq ? [] : await this.#flags(`${known[0]}:*`, { changedSince: BigInt(modseq) });
    return { isTold: true, changed, gone: namesGone ? [...this.#vanished] : await this.#missing(known) };
  }

  /** @returns UIDs of the emails that are there. @throws Error if the server refuses. */
  async store({ uids, add, remove }: FlagStore): Promise<ReadonlySet<number>> {
    const range = uids.join(',');
    const [added, removed] = [mailFlagNames(add), mailFlagNames(remove)];
    const isAdded = added.length === 0 || (await this.client.messageFlagsAdd(range, added, { uid: true }));
    const isRemoved = removed.length === 0 || (await this.client.messageFlagsRemove(range, removed, { uid: true }));
    if (!isAdded || !isRemoved) throw new Error('The server does not store these flags.');
    // What is not there any more is passed over in silence.
    const there = await this.client.search({ uid: range }, { uid: true });
    return new Set(there === false ? [] : there);
  }

  async #compared(known: readonly number[]): Promise<FlagChanges> {
    const newest = known.slice(-MOST_COMPARED);
    const changed = await this.#flags(`${newest[0]}:*`, {});
    const there = new Set(changed.map(({ uid }) => uid));
    return { isTold: false, changed, gone: newest.filter((uid) => !there.has(uid)) };
  }

  async #missing(known: readonly number[]): Promise<number[]> {
    const found = await this.client.search({ uid: `${known[0]}:*` }, { uid: true });
    if (found === false || found === undefined) return [];
    const there = new Set(found);
    return known.filter((uid) => !there.has(uid));
  }

  async #flags(range: string, since: { changedSince?: bigint }) {
    const found = await this.client.fetchAll(range, { uid: true, flags: true }, { uid: true, ...since });
    return found.map(flaggedOf);
  }
}

export const flaggedOf = ({ uid, flags, headers, source }: FetchMessageObject): FlaggedMail => ({
  uid,
  messageId: messageIdIn(headers ?? source),
  flags: mailFlagsOf(flags ?? []),
});

/** @param bytes a header, or an email that begins with it. */
function messageIdIn(bytes: Buffer | undefined): string | null {
  if (bytes === undefined) return null;
  const end = bytes.indexOf('\r\n\r\n');
  const header = bytes.toString('latin1', 0, end < 0 ? bytes.length : end);
  return /^message-id:\s*<([^>\s]+)>/im.exec(header)?.[1] ?? null;
}
