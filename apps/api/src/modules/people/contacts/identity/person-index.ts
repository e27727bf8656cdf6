import { assessMerge, identityKeys, type PersonTraits, SUGGESTED_SCORE } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { Ids } from '../../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { ContactSearchIndex } from '../../../inbox/search/contact-search-index.js';
import { IdentityKeysRepository } from './identity-keys.repository.js';
import { MergeSuggestionsRepository } from './merge-suggestions.repository.js';
import { PersonTraitsRepository } from './person-traits.repository.js';

/** A key shared by this many contacts says nothing: a switchboard's number, an agency's name. */
const MOST_OF_A_KEY = 12;

/** Maximum contacts that one contact is compared with. */
const MOST_COMPARED = 60;

interface Pair {
  readonly one_id: string;
  readonly other_id: string;
  readonly score: number;
  readonly evidence: string;
}

/**
 * Indexes contacts for search and by identity keys, and suggests merging contacts that share a key.
 *
 * A contact is only compared with those sharing a key, so the work per change does not grow with the number of contacts.
 */
@Injectable()
export class PersonIndex {
  constructor(
    private readonly traits: PersonTraitsRepository,
    private readonly keys: IdentityKeysRepository,
    private readonly suggestions: MergeSuggestionsRepository,
    private readonly search: ContactSearchIndex,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async refresh(tx: WorkspaceTransaction, contactIds: readonly string[]): Promise<void> {
    await this.search.putAll(tx, contactIds);
    const people = await this.traits.of(tx, contactIds, true);
    for (const [contactId, person] of people) {
      const keys = identityKeys(person);
      await this.keys.set(tx, contactId, keys);
      await this.#suggest(tx, contactId, await this.#pairsOf(tx, contactId, person, keys));
    }
  }

  async remove(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    await this.search.remove(tx, [contactId]);
    await this.keys.remove(tx, contactId);
    await this.suggestions.removeOf(tx, contactId);
  }

  async #pairsOf(
    tx: WorkspaceTransaction,
    contactId: string,
    person: PersonTraits,
    keys: readonly string[],
  ): Promise<Pair[]> {
    const others = await this.traits.of(tx, await this.#neighbors(tx, contactId, keys), true);
    return [...others].flatMap(([otherId, other]) => {
      const [one_id, other_id] = contactId < otherId ? [contactId, otherId] : [otherId, contactId];
      const { score, evidence } = contactId < otherId ? assessMerge(person, other) : assessMerge(other, person);
      if (score < SUGGESTED_SCORE) return [];
      return [{ one_id, other_id, score, evidence: JSON.stringify(evidence) }];
    });
  }

  async #neighbors(tx: WorkspaceTransaction, contactId: string, keys: readonly string[]): Promise<string[]> {
    const found = new Set<string>();
    for (const key of keys) {
      const others = await this.keys.othersUnder(tx, key, contactId, MOST_OF_A_KEY);
      if (others.length < MOST_OF_A_KEY) for (const id of others) found.add(id);
    }
    return [...found].slice(0, MOST_COMPARED);
  }

  /** Dismissed pairs stay dismissed. */
  async #suggest(tx: WorkspaceTransaction, contactId: string, pairs: readonly Pair[]): Promise<void> {
    const kept = pairs.map(({ one_id, other_id }) => (one_id === contactId ? other_id : one_id));
    await this.suggestions.removeStale(tx, contactId, kept);
    if (pairs.length === 0) return;
    const created_at = this.clock.now();
    await this.suggestions.put(
      tx,
      pairs.map((pair) => ({ ...pair, id: this.ids.next(), created_at })),
    );
  }
}
