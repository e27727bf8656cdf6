import type { CompanyMember } from '@concordia/contract/people';

/** Counts of some of the contacts. Numbers come as text from PostgreSQL. */
export interface MemberCounts {
  readonly id: string | null;
  readonly name: string | null;
  readonly people: number | string;
  readonly conversations: number | string;
  readonly messages: number | string;
}

/** Adds up each member's rows, of which no two count the same contact. Most messages first. */
export function membersFrom(rows: readonly MemberCounts[]): CompanyMember[] {
  const members = new Map<string | null, CompanyMember>();
  for (const { id, name, people, conversations, messages } of rows) {
    const known = members.get(id);
    members.set(id, {
      id,
      name,
      people: (known?.people ?? 0) + Number(people),
      conversations: (known?.conversations ?? 0) + Number(conversations),
      messages: (known?.messages ?? 0) + Number(messages),
    });
  }
  return [...members.values()].sort((one, other) => other.messages - one.messages);
}
