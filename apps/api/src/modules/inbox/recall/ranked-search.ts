import type { MessageListQuery } from '@concordia/contract/inbox';
import { encodeCursor } from '@concordia/domain';
import { readSearch } from '@concordia/domain/message-query';
import { fuseRanks } from '@concordia/domain/vectors';
import { Injectable } from '@nestjs/common';
import type { JsonPage } from '../../../common/page.js';
import { cursorOf } from '../../../common/paging.js';
import { messageJson } from '../messages/message.json.js';
import type { MessageRow } from '../messages/message.row.js';
import { MessageFinder } from '../messages/message-finder.js';
import { NearestMessages } from './nearest-messages.js';

/** Matches of the words that are ranked: the newest. */
const WORDED = 200;
/** Messages near in meaning that are tested against the filters, and how many of them are ranked. */
const TESTED = 800;
const MEANT = 200;
/** How near a message must be, as a cosine; below that, a message may still say it in similar words. */
const LEAST = 0.1;

interface Ranked {
  readonly ids: readonly string[];
  readonly rows: ReadonlyMap<string, MessageRow>;
  readonly matchOf: (id: string) => 'words' | 'meaning' | 'both';
  readonly isMinimum: boolean;
}

/** Searches messages by words and by what they mean, and fuses both rankings. */
@Injectable()
export class RankedSearch {
  constructor(
    private readonly finder: MessageFinder,
    private readonly nearest: NearestMessages,
  ) {}

  async page(query: MessageListQuery): Promise<JsonPage> {
    const place = placeOf(query);
    const { ids, rows, matchOf, isMinimum } = await this.#ranked(query, place?.until ?? null);
    const start = place === null ? 0 : startAfter(ids, place);
    const shown = ids.slice(start, start + query.limit);
    const last = shown.at(-1);
    const until = place?.until ?? Math.max(0, ...[...rows.values()].map(({ sent_at }) => Number(sent_at)));
    const next = { position: start + shown.length, until };
    return {
      items: shown.flatMap((id) => {
        const row = rows.get(id);
        return row === undefined ? [] : [`{"match":"${matchOf(id)}","message":${messageJson(row)}}`];
      }),
      total: ids.length,
      totalIsMinimum: isMinimum,
      nextCursor: last !== undefined && next.position < ids.length ? cursorFor(next, last) : null,
    };
  }

  /** @param until later pages rank what was there on the first: nothing sent after it, in ms since the epoch. */
  async #ranked({ limit: _limit, cursor: _cursor, ...query }: MessageListQuery, until: number | null): Promise<Ranked> {
    const bounded = { ...query, to: earlier(query.to, until) };
    const worded = await this.finder.page({ ...bounded, limit: WORDED }, (row) => row);
    const said = plainWordsOf(query.q ?? '');
    const near = await this.nearest.find(said, TESTED, LEAST);
    const passing = new Map(
      (
        await this.finder.among(
          bounded,
          near.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    const meant = await this.nearest.reordered(said, near.filter(({ id }) => passing.has(id)).slice(0, MEANT));
    const inWords = new Set(worded.items.map(({ id }) => id));
    const inMeaning = new Set(meant.map(({ id }) => id));
    return {
      ids: fuseRanks([[...inWords], [...inMeaning]]),
      rows: new Map([...passing, ...worded.items.map((row): [string, MessageRow] => [row.id, row])]),
      matchOf: (id) => (!inWords.has(id) ? 'meaning' : inMeaning.has(id) ? 'both' : 'words'),
      isMinimum: worded.nextCursor !== null,
    };
  }
}

/** The words that a message must contain, without operators and without what is excluded. */
function plainWordsOf(q: string): string {
  const { query } = readSearch(q);
  const parts = query === null ? [] : query.kind === 'and' ? query.parts : [query];
  return parts.flatMap((part) => (part.kind === 'words' ? part.term.words : [])).join(' ');
}

function earlier(to: string | undefined, until: number | null): string | undefined {
  if (until === null) return to;
  const end = new Date(until + 1).toISOString();
  return to === undefined || Date.parse(to) > until ? end : to;
}

interface Place {
  readonly position: number;
  readonly until: number;
  readonly id: string;
}

const KEY = /^(\d{1,6})\.(\d{1,16})$/;

const cursorFor = ({ position, until }: Omit<Place, 'id'>, id: string): string =>
  encodeCursor({ at: null, id, key: `${position}.${until}` });

function placeOf(query: MessageListQuery): Place | null {
  const cursor = cursorOf(query);
  const [, position, until] = KEY.exec(cursor?.key ?? '') ?? [];
  if (cursor === null || position === undefined || until === undefined) return null;
  return { position: Number(position), until: Number(until), id: cursor.id };
}

/** After the last message of the page before; where it is gone, where it stood. */
function startAfter(ids: readonly string[], { position, id }: Place): number {
  const there = ids.indexOf(id);
  return there === -1 ? Math.max(0, position - 1) : there + 1;
}
