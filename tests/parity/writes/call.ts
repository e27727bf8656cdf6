import type { World } from '@concordia/fixtures';

/** A call that is no plain GET of something that exists. */
export interface Call {
  readonly title: string;
  readonly method: 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** The calls of one capability that are no plain readings. */
export interface Writes {
  /** Calls that both refuse, in the same words. */
  readonly refusals: (world: World) => readonly Call[];
  /** Calls that change something, and what to read after them; they are made in this order. */
  readonly changes: (world: World) => readonly Call[];
}
