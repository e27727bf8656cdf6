/** What one receiver got. Times in ms, from the publishing to the arrival. */
export interface PathReport {
  readonly url: string;
  /** Different ones. */
  readonly events: number;
  /** How often one came that had come before. */
  readonly again: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

export type ReceiverOrder = 'report' | 'forget';

/** What a publisher is to do. */
export interface PublisherOrder {
  readonly address: string;
  readonly rate: number;
  readonly seconds: number;
  /** The number of the first event. */
  readonly first: number;
  /** What they are about, in turn. */
  readonly topics: readonly string[];
}

/** What a publisher did. */
export interface PublisherReport {
  readonly acknowledged: number;
  /** Requests that were made again, because nothing was answered. */
  readonly again: number;
  readonly seconds: number;
  readonly p99: number;
}
