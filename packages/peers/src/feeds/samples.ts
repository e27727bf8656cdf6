/** A headline that the peer tells. */
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

/** An instrument on two days, served by the source that has such things. */
export interface SampleQuote {
  readonly provider: 'treasury' | 'ecb' | 'stooq';
  /** What that source calls it: `BC_10YEAR`, `USD`, `^spx`. */
  readonly code: string;
  readonly before: number;
  readonly value: number;
}

/** Everything that the peer serves. */
export interface SampleWorld {
  readonly feeds: readonly SampleFeed[];
  readonly quotes: readonly SampleQuote[];
  /** The day of the newer figures, ms since the epoch. */
  readonly quotesAt: number;
}
