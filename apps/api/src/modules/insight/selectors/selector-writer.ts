import { bitOfSource, type Evidence, type KnownSelector } from '@concordia/domain/selectors';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { StoredSelector } from './selectors.repository.js';
import { StoredSelectorsRepository } from './stored-selectors.repository.js';

export interface SelectorNode {
  readonly nodeType: 'Person' | 'Company';
  readonly nodeId: string;
  /** `null` for the workspace owner and for companies. */
  readonly contactId: string | null;
}

const keyOf = ({ type, value }: Pick<KnownSelector, 'type' | 'value'>): string => `${type} ${value}`;

/** Stores a node's selectors, writing only differences. */
@Injectable()
export class SelectorWriter {
  constructor(
    private readonly rows: StoredSelectorsRepository,
    private readonly ids: Ids,
  ) {}

  /** @returns whether anything differed. */
  async save(
    tx: WorkspaceTransaction,
    node: SelectorNode,
    stored: readonly StoredSelector[],
    known: readonly KnownSelector[],
  ): Promise<boolean> {
    const before = new Map(stored.map((selector) => [keyOf(selector), selector]));
    const kept = new Set(known.map(keyOf));
    const gone = stored.filter((selector) => !kept.has(keyOf(selector))).map(({ id }) => id);
    await this.rows.remove(tx, gone);
    const fresh = known.filter((selector) => !before.has(keyOf(selector)));
    await this.#insert(tx, node, fresh);
    let changed = gone.length > 0 || fresh.length > 0;
    for (const selector of known) {
      const earlier = before.get(keyOf(selector));
      if (earlier === undefined || isSame(earlier, selector)) continue;
      await this.#replace(tx, earlier.id, selector);
      changed = true;
    }
    return changed;
  }

  async #insert(tx: WorkspaceTransaction, node: SelectorNode, fresh: readonly KnownSelector[]): Promise<void> {
    const { nodeType: node_type, nodeId: node_id, contactId: contact_id } = node;
    const made = fresh.map((selector) => ({ id: this.ids.next(), selector }));
    const rows = made.map(({ id, selector: { type, value, sourceBits: source_bits, lastFoundAt: last_found_at } }) => ({
      id,
      node_type,
      node_id,
      contact_id,
      type,
      value,
      source_bits,
      last_found_at,
    }));
    await this.rows.insert(tx, rows);
    await this.#addEvidence(
      tx,
      made.flatMap(({ id, selector }) => selector.evidence.map((one) => ({ selectorId: id, one }))),
    );
  }

  async #replace(tx: WorkspaceTransaction, id: string, selector: KnownSelector): Promise<void> {
    await this.rows.change(tx, id, { source_bits: selector.sourceBits, last_found_at: selector.lastFoundAt });
    await this.rows.removeEvidence(tx, id);
    await this.#addEvidence(
      tx,
      selector.evidence.map((one) => ({ selectorId: id, one })),
    );
  }

  async #addEvidence(
    tx: WorkspaceTransaction,
    all: readonly { readonly selectorId: string; readonly one: Evidence }[],
  ): Promise<void> {
    const rows = all.map(({ selectorId, one: { source, messageId, quote, foundAt } }) => ({
      id: this.ids.next(),
      selector_id: selectorId,
      source,
      message_id: messageId,
      quote,
      found_at: foundAt,
    }));
    await this.rows.insertEvidence(tx, rows);
  }
}

const markOf = ({ source, messageId, quote, foundAt }: Evidence): string =>
  `${bitOfSource(source)} ${messageId} ${foundAt} ${quote}`;

function isSame(one: KnownSelector, another: KnownSelector): boolean {
  if (one.sourceBits !== another.sourceBits || one.lastFoundAt !== another.lastFoundAt) return false;
  const marks = new Set(one.evidence.map(markOf));
  return marks.size === another.evidence.length && another.evidence.every((evidence) => marks.has(markOf(evidence)));
}
