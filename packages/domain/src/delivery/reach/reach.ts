export interface ReachFacts {
  /** Every address once, in lower case. */
  readonly addresses: readonly string[];
  readonly bounced: ReadonlySet<string>;
  readonly complained: ReadonlySet<string>;
  readonly unsubscribed: ReadonlySet<string>;
  /** Addresses written to in the period. */
  readonly writtenTo: ReadonlySet<string>;
  /** Addresses that opened, clicked or replied in the period. */
  readonly engaged: ReadonlySet<string>;
}

export interface Reach {
  readonly total: number;
  /** The share of addresses written to that engaged, in [0, 1]; 0 if none were written to. */
  readonly engagement: number;
  readonly byStatus: Readonly<Record<'active' | 'bounced' | 'complained' | 'unsubscribed', number>>;
  /** By count, descending; ties by name. */
  readonly topDomains: readonly { readonly domain: string; readonly count: number }[];
}

const TOP_DOMAINS = 5;

/**
 * Email reach. Each address has one status, the strongest reason against writing to it: a complaint outranks an unsubscription, which outranks a
 * bounce.
 */
export function reachOf({ addresses, bounced, complained, unsubscribed, writtenTo, engaged }: ReachFacts): Reach {
  const byStatus = { active: 0, bounced: 0, complained: 0, unsubscribed: 0 };
  for (const address of addresses) {
    if (complained.has(address)) byStatus.complained += 1;
    else if (unsubscribed.has(address)) byStatus.unsubscribed += 1;
    else if (bounced.has(address)) byStatus.bounced += 1;
    else byStatus.active += 1;
  }
  const asked = addresses.filter((address) => writtenTo.has(address));
  const answered = asked.filter((address) => engaged.has(address)).length;
  return {
    total: addresses.length,
    engagement: asked.length === 0 ? 0 : answered / asked.length,
    byStatus,
    topDomains: topDomains(addresses),
  };
}

function topDomains(addresses: readonly string[]): Reach['topDomains'] {
  const counts = new Map<string, number>();
  for (const address of addresses) {
    const domain = address.slice(address.lastIndexOf('@') + 1);
    counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  return [...counts]
    .map(([domain, count]) => ({ domain, count }))
    .sort((one, another) => another.count - one.count || (one.domain < another.domain ? -1 : 1))
    .slice(0, TOP_DOMAINS);
}
