import { isFreeHost } from '../../people/identity/merge-evidence.js';
import { namedUuid } from '../../shared/ids/named-uuid.js';
import { byCodePoint } from '../../shared/text/fold.js';
import { normalizeSelector } from '../selectors/normalize.js';
import type { PlacedNode } from './node.js';

/** The node of a company, by normalized name; `null` for a name without content. */
export function companyIdOf(workspaceId: string, company: string | null): string | null {
  const name = company === null ? null : normalizeSelector('organization', company);
  return name === null ? null : namedUuid(0, `${workspaceId} company ${name}`);
}

/** The domain of an address; `null` for free email providers. */
export function businessDomain(email: string | null): string | null {
  const host = email?.split('@').at(-1)?.toLowerCase() ?? '';
  return host === '' || !email?.includes('@') || isFreeHost(host) ? null : host;
}

/** A company's node, derived from its employees. @param people at least one. */
export function placeOfCompany(id: string, people: readonly PlacedNode[]): PlacedNode {
  const sum = (of: (person: PlacedNode) => number) => people.reduce((total, person) => total + of(person), 0);
  const latest = (of: (person: PlacedNode) => number) => people.reduce((most, person) => Math.max(most, of(person)), 0);
  return {
    id,
    entityType: 'Company',
    name: mostCommon(people.map(({ company }) => company)) ?? '',
    contactId: null,
    isOwner: false,
    companyId: null,
    title: null,
    company: null,
    location: null,
    domain: mostCommon(people.map(({ domain }) => domain)),
    employees: people.length,
    messagesSent: sum(({ messagesSent }) => messagesSent),
    messagesReceived: sum(({ messagesReceived }) => messagesReceived),
    lastMessageAt: latest(({ lastMessageAt }) => lastMessageAt),
    lastReplyAt: latest(({ lastReplyAt }) => lastReplyAt),
    medianReplyMinutes: null,
    activityPoints: 0,
    activityAt: 0,
  };
}

/** The most frequent value; ties by code point. */
function mostCommon(texts: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== null) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first] = [...counts].sort(([one, of], [another, ofAnother]) => ofAnother - of || byCodePoint(one, another));
  return first?.[0] ?? null;
}
