/** What a shortcut of a canned reply looks like: it is typed after a slash, without spaces. */
export const CANNED_REPLY_SHORTCUT = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** The gaps that a canned reply may have, as they are written between braces. */
export const CANNED_REPLY_GAPS = ['first_name', 'company', 'my_name'] as const;

export type CannedReplyGap = (typeof CANNED_REPLY_GAPS)[number];

/** Who the reply goes to and who writes it; what is not known is `null`. */
export interface CannedReplyFacts {
  /** The whole name; the first word of it fills `{first_name}`. */
  readonly contactName: string | null;
  readonly company: string | null;
  readonly myName: string | null;
}

interface FilledReply {
  readonly text: string;
  /** The gaps that are still in the text, in the order in which they come, each once. */
  readonly missing: readonly CannedReplyGap[];
}

const GAP = new RegExp(`\\{(${CANNED_REPLY_GAPS.join('|')})\\}`, 'g');

/** A name that is a handle (an address, a number) is nobody's first name. */
function firstName(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/u);
  return /^\p{L}/u.test(first) && !first.includes('@') ? first : null;
}

const known = (text: string | null): string | null => text?.trim() || null;

/**
 * Fills the gaps of a canned reply.
 *
 * A gap whose value is not known stays as it is written, where it is seen, and is named in `missing`: a reply that says "Hello ," has been
 * sent before anybody noticed. Braces around anything else are text. What is filled in is not read for gaps again, so that a contact whose
 * name is `{my_name}` stays one.
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
