import type { AddressEvidence } from '@concordia/domain';
import type { MailHeaders } from './types.js';

/** Limits memory for archives that write to ever new recipients: further unknown addresses are not added. */
const MAX_KNOWN = 50_000;
const MAX_RECIPIENTS = 50;

type Counts = { -readonly [Key in keyof AddressEvidence]: AddressEvidence[Key] };

/**
 * Counts where each address appears in an archive's headers, so that `inferOwnAddresses` can find the owner.
 *
 * Only the topmost Delivered-To counts: it is the mailbox itself; those below are lists and forwarders. Spam is ignored, because its headers lie.
 */
export class AddressEvidenceTally {
  private readonly counts = new Map<string, Counts>();
  private counted = 0;

  get messages(): number {
    return this.counted;
  }

  add(mail: MailHeaders): void {
    const { folder } = mail.flags;
    if (folder === 'spam') return;
    this.counted++;
    const from = mail.from?.address ?? null;
    const author = this.of(from);
    if (author) {
      author.from++;
      if (folder === 'sent' || folder === 'drafts') author.sentFolder++;
    }
    const delivered = folder === 'sent' ? null : this.of(mail.deliveredTo[0] ?? null);
    if (delivered) delivered.deliveredTo++;
    const recipients = [...mail.to, ...mail.cc].slice(0, MAX_RECIPIENTS).map((mailbox) => mailbox.address);
    for (const address of new Set(recipients)) {
      const counts = this.of(address);
      if (counts) counts.to++;
    }
  }

  evidence(): AddressEvidence[] {
    return [...this.counts.values()];
  }

  private of(address: string | null): Counts | null {
    if (address === null) return null;
    const known = this.counts.get(address);
    if (known || this.counts.size >= MAX_KNOWN) return known ?? null;
    const counts = { address, sentFolder: 0, deliveredTo: 0, to: 0, from: 0 };
    this.counts.set(address, counts);
    return counts;
  }
}
