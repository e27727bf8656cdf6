import type { Company } from '@concordia/contract/people';
import { byCodePoint, companyKeyOf } from '@concordia/domain';

export interface SpelledPeople {
  readonly company: string | null;
  readonly people: number | string;
  readonly last_message_at: number | string | null;
}

export interface SpelledDeals {
  readonly company: string | null;
  readonly state: string;
  readonly count: number | string;
  readonly value: number | string;
}

interface Gathered {
  /** People and deals by spelling. */
  readonly spellings: Map<string, number>;
  people: number;
  lastMessageAt: number;
  readonly open: { count: number; value: number };
  readonly won: { count: number; value: number };
}

/** Companies by normalized name, from counts by spelling; the most recent contact first. */
export function groupCompanies(people: readonly SpelledPeople[], deals: readonly SpelledDeals[]): Map<string, Company> {
  const found = new Map<string, Gathered>();
  for (const row of people) {
    const company = gathered(found, row.company, Number(row.people));
    if (company === null) continue;
    company.people += Number(row.people);
    company.lastMessageAt = Math.max(company.lastMessageAt, Number(row.last_message_at ?? 0));
  }
  for (const row of deals) {
    const company = gathered(found, row.company, 0);
    const sum = row.state === 'open' ? company?.open : row.state === 'won' ? company?.won : undefined;
    if (sum === undefined) continue;
    sum.count += Number(row.count);
    sum.value += Number(row.value);
  }
  const byActivity = [...found].sort(
    ([key, one], [otherKey, other]) => other.lastMessageAt - one.lastMessageAt || byCodePoint(key, otherKey),
  );
  return new Map(byActivity.map(([key, company]) => [key, companyOf(company)]));
}

function gathered(found: Map<string, Gathered>, spelling: string | null, weight: number): Gathered | null {
  const key = spelling === null ? '' : companyKeyOf(spelling);
  if (spelling === null || key === '') return null;
  const company = found.get(key) ?? {
    spellings: new Map<string, number>(),
    people: 0,
    lastMessageAt: 0,
    open: { count: 0, value: 0 },
    won: { count: 0, value: 0 },
  };
  const name = spelling.trim();
  company.spellings.set(name, (company.spellings.get(name) ?? 0) + weight);
  found.set(key, company);
  return company;
}

const companyOf = ({ spellings, people, lastMessageAt, open, won }: Gathered): Company => ({
  name: [...spellings].sort(([one, of], [other, ofOther]) => ofOther - of || byCodePoint(one, other))[0]?.[0] ?? '',
  people,
  lastMessageAt: lastMessageAt === 0 ? null : new Date(lastMessageAt).toISOString(),
  openDeals: open.count,
  openValue: open.value,
  wonDeals: won.count,
  wonValue: won.value,
});
