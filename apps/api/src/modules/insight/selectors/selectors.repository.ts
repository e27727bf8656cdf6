import { EVIDENCE_SOURCES, type Evidence, type KnownSelector, type SelectorType } from '@concordia/domain/selectors';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

/** Maximum node or selector ids per statement; both engines have a limit. */
const AT_ONCE = 500;

export interface StoredSelector extends KnownSelector {
  readonly id: string;
  readonly nodeId: string;
}

type Reader = Pick<WorkspaceTransaction, 'selectFrom'>;

@Injectable()
export class SelectorsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Selectors of nodes with their evidence, newest first. */
  async ofNodes(nodeIds: readonly string[], on: Reader = this.db.read): Promise<StoredSelector[]> {
    const all: StoredSelector[] = [];
    for (const ids of chunks(nodeIds)) {
      const rows = await on
        .selectFrom('selector')
        .select(['id', 'node_id', 'type', 'value', 'source_bits', 'last_found_at'])
        .where('node_id', 'in', ids)
        .orderBy('last_found_at', 'desc')
        .orderBy('type')
        .orderBy('value')
        .execute();
      const evidence = await this.#evidence(
        rows.map(({ id }) => id),
        on,
      );
      for (const { id, node_id, type, value, source_bits, last_found_at } of rows) {
        const known = { sourceBits: source_bits, lastFoundAt: last_found_at, evidence: evidence.get(id) ?? [] };
        all.push({ id, nodeId: node_id, type, value, ...known });
      }
    }
    return all;
  }

  async #evidence(selectorIds: readonly string[], on: Reader): Promise<ReadonlyMap<string, Evidence[]>> {
    const all = new Map<string, Evidence[]>();
    for (const ids of chunks(selectorIds)) {
      const rows = await on
        .selectFrom('selector_evidence')
        .select(['selector_id', 'source', 'message_id', 'quote', 'found_at'])
        .where('selector_id', 'in', ids)
        .orderBy('selector_id')
        .orderBy('found_at', 'desc')
        .orderBy('id')
        .execute();
      for (const { selector_id, source, message_id, quote, found_at } of rows) {
        const one = { source, messageId: message_id, quote, foundAt: found_at };
        const some = all.get(selector_id);
        if (some === undefined) all.set(selector_id, [one]);
        else some.push(one);
      }
    }
    return all;
  }

  /** Nodes with a selector value that has the prefix, in value order. */
  nodesWith(type: SelectorType, prefix: string, limit: number): Promise<{ node_id: string; value: string }[]> {
    return this.db.read
      .selectFrom('selector')
      .select(['node_id', 'value'])
      .where('type', '=', type)
      .where('value', '>=', prefix)
      .where('value', '<', `${prefix}\u{10ffff}`)
      .orderBy('value')
      .orderBy('node_id')
      .limit(limit)
      .execute();
  }

  async membersOf(tx: WorkspaceTransaction, organization: string, limit: number): Promise<string[]> {
    const contact = 1 << EVIDENCE_SOURCES.indexOf('contact');
    const rows = await tx
      .selectFrom('selector')
      .select(['node_id', 'source_bits'])
      .where('type', '=', 'organization')
      .where('value', '=', organization)
      .where('node_type', '=', 'Person')
      .orderBy('node_id')
      .limit(limit)
      .execute();
    return rows.filter(({ source_bits }) => (source_bits & contact) !== 0).map(({ node_id }) => node_id);
  }

  /** Companies that no contact names any more. */
  async deserted(tx: WorkspaceTransaction): Promise<string[]> {
    const rows = await tx
      .selectFrom('selector as company')
      .leftJoin('selector as person', (join) =>
        join
          .onRef('person.type', '=', 'company.type')
          .onRef('person.value', '=', 'company.value')
          .on('person.node_type', '=', 'Person'),
      )
      .select('company.value')
      .where('company.node_type', '=', 'Company')
      .where('company.type', '=', 'organization')
      .where('person.id', 'is', null)
      .execute();
    return rows.map(({ value }) => value);
  }

  /** Counts as of the last {@link count}. */
  tallies() {
    return this.db.read
      .selectFrom('selector_tally')
      .select(['type', 'source_bits', 'selectors', 'last_found_at'])
      .execute();
  }

  /** Counts all selectors. Call it only after they have changed. */
  async count(tx: WorkspaceTransaction): Promise<void> {
    const counted = await tx
      .selectFrom('selector')
      .select((eb) => [
        'type',
        'source_bits',
        eb.fn.countAll<number | string>().as('selectors'),
        eb.fn.max('last_found_at').as('last_found_at'),
      ])
      .groupBy(['type', 'source_bits'])
      .execute();
    await tx.deleteFrom('selector_tally').execute();
    if (counted.length === 0) return;
    const rows = counted.map((row) => ({ ...row, selectors: Number(row.selectors) }));
    await tx.insertInto('selector_tally').values(rows).execute();
  }
}

export function chunks<Item>(items: readonly Item[], size = AT_ONCE): Item[][] {
  const all: Item[][] = [];
  for (let start = 0; start < items.length; start += size) all.push(items.slice(start, start + size));
  return all;
}
