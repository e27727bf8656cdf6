/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IngestPipelineExtractorsItemId } from './ingestPipelineExtractorsItemId';
import type { IngestPipelineExtractorsItemState } from './ingestPipelineExtractorsItemState';

export type IngestPipelineExtractorsItem = {
  id: IngestPipelineExtractorsItemId;
  /** active: it has found something; waiting: nothing yet; off: there is nothing that it could read. */
  state: IngestPipelineExtractorsItemState;
  /**
     * How many selectors it has found.
     * @minimum 0
     * @maximum 9007199254740991
     */
  found: number;
  /** Of when the newest thing is that it has read one from. */
  lastFoundAt: string | null;
};
