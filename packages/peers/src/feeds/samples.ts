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

export interface SampleWorld {
  readonly feeds: readonly SampleFeed[];
  readonly quotes: readonly SampleQuote[];
  /** The day of the newer figures, ms since the epoch. */
  readonly quotesAt: number;
}
