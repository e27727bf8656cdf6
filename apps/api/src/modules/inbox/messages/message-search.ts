import type { Cursor, SearchTerm } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { hidesAccounts } from '../../../database/request-context.js';
import { ftsQuery, secondOfPlace } from '../../../database/search-rows.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import type { MessageRow } from './message.row.js';
import { ceilingOf, cursorAt } from './message-cursor.js';
import { isEverything, type MessageFilter } from './message-filter.js';
import { MessagePlacesRepository, type Span } from './message-places.repository.js';
import { MessageVectorsRepository } from './message-vectors.repository.js';
import { MessagesRepository } from './messages.repository.js';

export interface SearchBounds {
  /** The newest matches tested against the filters; also the limit of the count. */
  readonly matches: number;
  /** If these do not fill the page and the words are frequent: the messages that pass the filters and are tested for the words one by one. */
  readonly lookedUp: number;
  /** If the words are not frequent: the messages that pass the filters and are compared … */
  readonly candidates: number;
  /** … with this many matches. */
  readonly deep: number;
}

/** Words are frequent if at least one message in this many contains them. */
const FREQUENT = 5;

/** Prefixes up to this length are indexed like words; longer ones are collected for each query. */
const INDEXED_PREFIX = 2;

export interface Found {
  /** Newest first; may hold one row more than the limit. */
  readonly rows: readonly MessageRow[];
  /** Where to continue if the search stopped before the page was full. */
  readonly stoppedAt: Cursor | null;
  readonly total: number;
  readonly totalIsMinimum: boolean;
}

/**
 * Finds messages by their words, newest first.
 *
 * On SQLite, a bounded scan of the word index starts at the newest match. If the filters leave too few, a bounded scan of a message index collects
 * the rows that pass. The scan that reached further back wins, and the cursor continues from there. PostgreSQL plans by its statistics.
 */
@Injectable()
export class MessageSearch {
  bounds: SearchBounds = { matches: 1_000, candidates: 1_500, lookedUp: 100, deep: 4_000 };

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly messages: MessagesRepository,
    private readonly places: MessagePlacesRepository,
    private readonly vectors: MessageVectorsRepository,
  ) {}

  async find(terms: readonly SearchTerm[], filter: MessageFilter, limit: number, after: Cursor | null): Promise<Found> {
    const sized = await this.messages.sized(filter);
    if (this.db.kind === 'postgresql') return this.#inPostgresql(terms, sized, limit, after);
    const newest = await this.#newest(ftsQuery(terms), sized, after);
    const isEnough = takesAll(sized) || newest.span.floor === 0 || newest.passing.length > limit;
    const span: Span = isEnough
      ? { places: newest.passing, floor: newest.span.floor }
      : await this.#further(terms, sized, after, newest.span, newest.passing);
    const rows = await this.places.rows(span.places, limit + 1);
    const stoppedAt = rows.length <= limit && span.floor > 0 ? cursorAt(span.floor) : null;
    return { rows, stoppedAt, ...(await this.#total(terms, sized, after, span)) };
  }

  async #newest(match: string, filter: MessageFilter, after: Cursor | null) {
    const span = await this.places.matches(match, this.bounds.matches + 1, ceilingOf(after));
    const isAll = takesAll(filter) && after === null;
    const passing = isAll ? span.places : await this.places.passing(span.places, filter, after);
    return { span, passing };
  }

  /** Searches by the filters if the newest matches did not fill the page. @returns the scan that reached further back. */
  async #further(
    terms: readonly SearchTerm[],
    filter: MessageFilter,
    after: Cursor | null,
    newest: Span,
    passing: readonly number[],
  ): Promise<Span> {
    const isOneByOne = terms.every(isInIndex) && (await this.#isFrequent(newest, after));
    const found = isOneByOne
      ? await this.#lookedUp(ftsQuery(terms), filter, after)
      : await this.#met(ftsQuery(terms), filter, after);
    return found.floor < newest.floor ? found : { places: passing, floor: newest.floor };
  }

  /** The newest messages that pass the filter, each tested for the words. */
  async #lookedUp(match: string, filter: MessageFilter, after: Cursor | null): Promise<Span> {
    const { messages, floor } = await this.places.candidates(filter, this.bounds.lookedUp, after);
    return { places: await this.places.having(match, await this.places.placesOf(messages)), floor };
  }

  /** Messages that pass the filter and are among the matches. A place is looked up only if a match was sent in the same second. */
  async #met(match: string, filter: MessageFilter, after: Cursor | null): Promise<Span> {
    const candidates = await this.places.candidates(filter, this.bounds.candidates, after);
    const { places, floor } = await this.places.matches(match, this.bounds.deep, ceilingOf(after), candidates.floor);
    const matching = new Set(places);
    const seconds = new Set(places.map(secondOfPlace));
    const near = candidates.messages.filter(({ second }) => seconds.has(second));
    return { places: (await this.places.placesOf(near)).filter((place) => matching.has(place)), floor };
  }

  async #isFrequent(newest: Span, after: Cursor | null): Promise<boolean> {
    const bound = newest.places.length * FREQUENT;
    return (await this.places.messages(newest.floor, ceilingOf(after), bound)) < bound;
  }

  /** The total, counted from the first page on later pages too. */
  async #total(terms: readonly SearchTerm[], filter: MessageFilter, after: Cursor | null, span: Span) {
    if (after === null) return { total: span.places.length, totalIsMinimum: span.floor > 0 };
    const first = await this.#newest(ftsQuery(terms), filter, null);
    return { total: first.passing.length, totalIsMinimum: first.span.floor > 0 };
  }

  /** PostgreSQL knows word frequencies and picks the index itself. */
  async #inPostgresql(
    terms: readonly SearchTerm[],
    filter: MessageFilter,
    limit: number,
    after: Cursor | null,
  ): Promise<Found> {
    const rows = await this.vectors.list(terms, filter, limit + 1, after);
    // A page that is not full holds everything.
    const isAll = after === null && rows.length <= limit;
    const total = isAll ? rows.length : await this.vectors.count(terms, filter, this.bounds.matches + 1);
    return {
      rows,
      stoppedAt: null,
      total: Math.min(total, this.bounds.matches),
      totalIsMinimum: total > this.bounds.matches,
    };
  }
}

/** Whether every match counts. The index of words knows no accounts. */
const takesAll = (filter: MessageFilter): boolean => isEverything(filter) && !hidesAccounts();

/** Whether the index lists the matches of this term without collecting them. */
const isInIndex = ({ words: [word = '', ...more], isPrefix }: SearchTerm): boolean =>
  more.length === 0 && (!isPrefix || word.length <= INDEXED_PREFIX);
