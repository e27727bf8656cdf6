import type { RelationshipGraph } from '@concordia/api-client';
import type { TieHistory } from '@concordia/domain/graph';

export interface RelatedPerson extends TieHistory {
  readonly id: string;
  readonly name: string;
  readonly companyId: string | null;
}

export interface RelatedCompany {
  readonly id: string;
  readonly name: string;
  /** Of the people here, those who work there. */
  readonly people: number;
}

export interface PersonTie extends TieHistory {
  readonly one: string;
  readonly other: string;
}

/** The answer's columns as people, companies and ties. */
export interface Related {
  readonly owner: { readonly id: string; readonly name: string } | null;
  readonly people: readonly RelatedPerson[];
  readonly companies: readonly RelatedCompany[];
  readonly ties: readonly PersonTie[];
}

interface HistoryColumns {
  readonly messages: readonly number[];
  readonly lastAt: readonly number[];
  readonly weeks: readonly string[];
}

const historyAt = ({ messages, lastAt, weeks }: HistoryColumns, at: number): TieHistory => ({
  messages: messages[at] ?? 0,
  lastAt: (lastAt[at] ?? 0) * 1000,
  weeks: weeks[at] ?? '',
});

export function relatedOf({ owner, people, companies, ties }: RelationshipGraph): Related {
  const staff = new Map<number, number>();
  for (const company of people.company) staff.set(company, (staff.get(company) ?? 0) + 1);
  return {
    owner,
    people: people.id.map((id, at) => ({
      id,
      name: people.name[at] ?? '',
      companyId: companies.id[people.company[at] ?? -1] ?? null,
      ...historyAt(people, at),
    })),
    companies: companies.id.map((id, at) => ({ id, name: companies.name[at] ?? '', people: staff.get(at) ?? 0 })),
    ties: ties.one.flatMap((one, at) => {
      const [from, to] = [people.id[one], people.id[ties.other[at] ?? -1]];
      return from === undefined || to === undefined ? [] : [{ one: from, other: to, ...historyAt(ties, at) }];
    }),
  };
}
