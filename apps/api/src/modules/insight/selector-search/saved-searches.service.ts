import { MOST_SAVED_SEARCHES, type SavedSearch, type SearchNamed } from '@concordia/contract/insight';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { queryOf } from './query-text.js';
import { SavedSearchesRepository, type SavedSearchRow } from './saved-searches.repository.js';

const savedOf = ({ id, name, query, created_at: createdAt }: SavedSearchRow): SavedSearch => ({
  id,
  name,
  query,
  createdAt: new Date(createdAt).toISOString(),
});

const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly searches: SavedSearchesRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(): Promise<SavedSearch[]> {
    // Sorted here, because the engines' collations differ.
    const byKey = (a: SavedSearchRow, b: SavedSearchRow) => (keyOf(a.name) < keyOf(b.name) ? -1 : 1);
    return (await this.searches.list()).toSorted(byKey).map(savedOf);
  }

  async save({ name, query }: SearchNamed): Promise<SavedSearch> {
    queryOf(query);
    return this.db.write(async (tx) => {
      await this.searches.hold(tx);
      const keys = await this.searches.keys(tx);
      if (keys.length >= MOST_SAVED_SEARCHES) throw full();
      if (keys.some(({ name_key: key }) => key === keyOf(name))) throw taken(name);
      const row = { id: this.ids.next(), name, query, created_at: this.clock.now() };
      await this.searches.insert(tx, { ...row, name_key: keyOf(name) });
      return savedOf(row);
    });
  }

  remove(id: string): Promise<SavedSearch> {
    return this.db.write(async (tx) => {
      const row = await this.searches.find(tx, id);
      if (row === undefined) {
        throw new DomainFailure('not-found', 'SAVED_SEARCH_NOT_FOUND', 'The saved search was not found.');
      }
      await this.searches.remove(tx, id);
      return savedOf(row);
    });
  }
}

const full = (): DomainFailure =>
  new DomainFailure(
    'conflict',
    'SAVED_SEARCHES_FULL',
    `You can have at most ${MOST_SAVED_SEARCHES} saved searches. Delete one first.`,
  );

const taken = (name: string): DomainFailure =>
  new DomainFailure(
    'conflict',
    'SAVED_SEARCH_NAME_TAKEN',
    'A saved search with this name already exists. Choose another name.',
    [{ field: 'body.name', expected: 'a name that no other saved search has', received: name }],
  );
