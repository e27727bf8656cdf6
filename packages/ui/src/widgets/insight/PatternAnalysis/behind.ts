import type { Cadence, ResponseSpan } from '@concordia/api-client';

/** The figure that was pressed: who or what is listed behind it. */
export type Behind =
  | { readonly of: 'cadence'; readonly cadence: Cadence }
  | { readonly of: 'responses'; readonly bucket: ResponseSpan }
  /** Those whose class is another than a week ago. */
  | { readonly of: 'changes' };
