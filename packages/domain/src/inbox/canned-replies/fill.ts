/** The shortcut of a canned reply: typed after a slash, without spaces. */
export const CANNED_REPLY_SHORTCUT = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** Placeholders of canned replies, written in braces. */
export const CANNED_REPLY_GAPS = ['first_name', 'company', 'my_name'] as const;

export type CannedReplyGap = (typeof CANNED_REPLY_GAPS)[number];

/** Recipient and writer of the reply; unknown values are `null`. */
export interface CannedReplyFacts {
  /** The full name; its first word fills `{first_name}`. */
  readonly contactName: string | null;
  readonly company: string | null;
  readonly myName: string | null;
}

interface FilledReply {
  readonly text: string;
  /** The unfilled placeholders, in order, each once. */
  readonly missing: readonly CannedReplyGap[];
}

const GAP = new RegExp(`\\{(${CANNED_REPLY_GAPS.join('|')})\\}`, 'g');

/** A handle (an address, a number) is not a first name. */
function firstName(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/u);
  return /^\p{L}/u.test(first) && !first.includes('@') ? first : null;
}

const known = (text: string | null): string | null => text?.trim() || null;

/**
 * Fills the placeholders of a canned reply.
 *
 * A placeholder without a value stays visible and is listed in `missing`; otherwise a reply that says "Hello ," could be sent unnoticed. Braces
 * around anything else are text. Inserted values are not scanned for placeholders, so a contact named `{my_name}` keeps that name.
 */
export function fillCannedReply(content: string, facts: CannedReplyFacts): FilledReply {
  const values: Record<CannedReplyGap, string | null> = {
    first_name: firstName(facts.contactName),
    company: known(facts.company),
    my_name: known(facts.myName),
  };
  const missing = new Set<CannedReplyGap>();
  const text = content.replace(GAP, (written, name: string) => {
    const gap = CANNED_REPLY_GAPS.find((each) => each === name);
    const value = gap === undefined ? null : values[gap];
    if (gap !== undefined && value === null) missing.add(gap);
    return value ?? written;
  });
  return { text, missing: [...missing] };
}
