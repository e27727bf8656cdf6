interface SampleItem {
  readonly guid: string;
  readonly title: string;
  readonly url: string;
  /** ms since the epoch. */
  readonly publishedAt: number;
}

/** A feed, served below `/news/`. */
export interface SampleFeed {
  /** `harbour.xml` */
  readonly file: string;
  readonly format: 'rss' | 'atom' | 'json';
  readonly title: string;
  readonly items: readonly SampleItem[];
}

/** An instrument on two days, served by its source. */
export interface SampleQuote {
  readonly provider: 'treasury' | 'ecb' | 'stooq';
  /** The source's code: `BC_10YEAR`, `USD`, `^spx`. */
  readonly code: string;
  readonly before: number;
  readonly value: number;
}

/** A calendar, served below `/calendars/`. */
export interface SampleCalendar {
  /** `roastery.ics` */
  readonly file: string;
  readonly events: readonly {
    readonly id: string;
    readonly title: string;
    readonly location: string | null;
    /** ms since the epoch. Of a whole day, its midnight in UTC. */
    readonly startsAt: number;
    readonly endsAt: number;
    readonly isAllDay: boolean;
  }[];
}

export interface SampleWorld {
  readonly feeds: readonly SampleFeed[];
  readonly quotes: readonly SampleQuote[];
  readonly calendars?: readonly SampleCalendar[];
  /** The day of the newer figures, ms since the epoch. */
  readonly quotesAt: number;
}
