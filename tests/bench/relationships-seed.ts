import { namedUuid } from '@concordia/domain';
import { historyOf } from '@concordia/domain/graph';
import { createRandom } from '@concordia/fixtures';
import Database from 'better-sqlite3';
import { databaseFile } from './seed.ts';

export const PEOPLE = 10_000;
export const TIES = 50_000;
const COMPANIES = 1_200;
const DAY = 86_400_000;

/** Writes the projection of 10,000 people and 50,000 ties among them, four of five within a company; the server's own schema is there. */
export function seedRelationships(dataDir: string, now: number): void {
  const database = new Database(databaseFile(dataDir));
  database.pragma('journal_mode = OFF');
  database.pragma('synchronous = OFF');
  const owner = database.prepare<[], { id: string }>('select id from workspace').get()?.id ?? '';
  const random = createRandom(11);
  const idOf = (kind: string, at: number): string => namedUuid(now - at, `bench ${kind} ${at}`);
  const companyOf = Array.from({ length: PEOPLE }, () => random.below(COMPANIES));
  const staff = Map.groupBy(companyOf.keys(), (at) => companyOf[at] ?? 0);
  const instants = (most: number): number[] => {
    const last = now - random.below(500) * DAY;
    return Array.from({ length: 1 + random.below(most) }, (_, at) => last - at * random.below(20) * DAY);
  };
  const node = database.prepare(
    'insert into graph_node (id, workspace_id, entity_type, name, contact_id, is_owner, company_id) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const tie = database.prepare(
    'insert into graph_tie (workspace_id, one_id, other_id, messages, last_at, weeks) values (?, ?, ?, ?, ?, ?)',
  );
  const put = (one: string, other: string, most: number) => {
    const { messages, lastAt, weeks } = historyOf(instants(most));
    tie.run(owner, one, other, messages, lastAt, weeks);
  };
  database.transaction(() => {
    database.exec(
      'delete from relationship_change; delete from graph_node; delete from graph_tie; delete from graph_state;',
    );
    node.run(owner, owner, 'Person', 'Mara', null, 1, null);
    for (let at = 0; at < COMPANIES; at += 1)
      node.run(idOf('company', at), owner, 'Company', `Company ${at}`, null, 0, null);
    for (const [at, company] of companyOf.entries()) {
      node.run(
        idOf('person', at),
        owner,
        'Person',
        `Person ${at} Example`,
        idOf('person', at),
        0,
        idOf('company', company),
      );
      put(idOf('person', at), owner, 60);
    }
    const known = new Set<number>();
    while (known.size < TIES) {
      const one = random.below(PEOPLE);
      const colleagues = staff.get(companyOf[one] ?? 0) ?? [];
      const other = random.below(10) < 8 ? (colleagues[random.below(colleagues.length)] ?? 0) : random.below(PEOPLE);
      const key = Math.min(one, other) * PEOPLE + Math.max(one, other);
      if (one === other || known.has(key)) continue;
      known.add(key);
      put(idOf('person', one), idOf('person', other), 12);
    }
    database
      .prepare(
        'insert into graph_state (workspace_id, version, people, companies, ranked_version, ranked_at, updated_at) values (?, 1, ?, ?, 1, ?, ?)',
      )
      .run(owner, PEOPLE + 1, COMPANIES, now, now);
  })();
  database.close();
}
