import type { Cadence, ResponseSpan } from '@concordia/api-client';

/** The figure that was pressed, which decides what is listed. */
export type Behind =
  | { readonly of: 'cadence'; readonly cadence: Cadence }
  | { readonly of: 'responses'; readonly bucket: ResponseSpan }
  /** Contacts whose class differs from a week ago. */
  | { readonly of: 'changes' };
