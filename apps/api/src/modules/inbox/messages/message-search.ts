import type { Cursor, SearchTerm } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { ftsQuery, secondOfPlace } from '../../../database/search-rows.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import type { MessageRow } from './message.row.js';
import { ceilingOf, cursorAt } from './message-cursor.js';
import { isEverything, type MessageFilter } from './message-filter.js';
import { MessagePlacesRepository, type Span } from './message-places.repository.js';
import { MessageVectorsRepository } from './message-vectors.repository.js';
import { MessagesRepository } from './messages.repository.js';

/** How far a search goes for one page. */
export interface SearchBounds {
  /** The newest matches that are held against the filters; so many are counted too. */
  readonly matches: number;
  /** Where these did not fill the page and the words are frequent, so many that pass the filters are held against the words one by one. */
  readonly lookedUp: number;
  /** Where the words are not frequent, so many that pass the filters are held against … */
  readonly candidates: number;
  /** … so many matches. */
  readonly deep: number;
}

/** Words are frequent that one of so many messages has. */
const FREQUENT = 5;

/** Beginnings up to this length are in the index like words are; longer ones are gathered anew for each question. */
const INDEXED_PREFIX = 2;

export interface Found {
  /** Newest first; up to one more than was asked for. */
  readonly rows: readonly MessageRow[];
  /** Where to go on when looking stopped before the page was full. */
  readonly stoppedAt: Cursor | null;
  readonly total: number;
  readonly totalIsMinimum: boolean;
}

/**
 * Finds messages by their words, newest first.
 *
 * On SQLite the index of words is walked from the newest on, a bounded way. Where filters leave too few of these, an index of the messages
 * leads to those that pass, again a bounded way; whichever way went further back in time is taken, and the cursor goes on from there.
 * PostgreSQL chooses by its statistics.
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
    const isEnough = isEverything(sized) || newest.span.floor === 0 || newest.passing.length > limit;
    const span: Span = isEnough
      ? { places: newest.passing, floor: newest.span.floor }
      : await this.#further(terms, sized, after, newest.span, newest.passing);
    const rows = await this.places.rows(span.places, limit + 1);
    const stoppedAt = rows.length <= limit && span.floor > 0 ? cursorAt(span.floor) : null;
    return { rows, stoppedAt, ...(await this.#total(terms, sized, after, span)) };
  }

  /** The newest matches, and those of them that pass. */
  async #newest(match: string, filter: MessageFilter, after: Cursor | null) {
    const span = await this.places.matches(match, this.bounds.matches + 1, ceilingOf(after));
    const isAll = isEverything(filter) && after === null;
    const passing = isAll ? span.places : await this.places.passing(span.places, filter, after);
    return { span, passing };
  }

  /** Goes by the filters, where the newest matches did not fill the page. @returns the longer way. */
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

  /** The newest messages that pass, each held against the words. */
  async #lookedUp(match: string, filter: MessageFilter, after: Cursor | null): Promise<Span> {
    const { messages, floor } = await this.places.candidates(filter, this.bounds.lookedUp, after);
    return { places: await this.places.having(match, await this.places.placesOf(messages)), floor };
  }

  /** Messages that pass and are among many matches. Only where a match was sent in the same second is the place of a message looked up. */
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

  /** How many there are in all; later pages count from the first one on too. */
  async #total(terms: readonly SearchTerm[], filter: MessageFilter, after: Cursor | null, span: Span) {
    if (after === null) return { total: span.places.length, totalIsMinimum: span.floor > 0 };
    const first = await this.#newest(ftsQuery(terms), filter, null);
    return { total: first.passing.length, totalIsMinimum: first.span.floor > 0 };
  }

  /** The database knows how frequent words are, and goes by the order of the list or by the words. */
  async #inPostgresql(
    terms: readonly SearchTerm[],
    filter: MessageFilter,
    limit: number,
    after: Cursor | null,
  ): Promise<Found> {
    const rows = await this.vectors.list(terms, filter, limit + 1, after);
    // A page that is not full is all that there is.
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

/** Whether the index knows all messages with this without gathering them. */
const isInIndex = ({ words: [word = '', ...more], isPrefix }: SearchTerm): boolean =>
  more.length === 0 && (!isPrefix || word.length <= INDEXED_PREFIX);
