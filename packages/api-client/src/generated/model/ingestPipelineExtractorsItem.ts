/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IngestPipelineExtractorsItemId } from './ingestPipelineExtractorsItemId';
import type { IngestPipelineExtractorsItemState } from './ingestPipelineExtractorsItemState';

export type IngestPipelineExtractorsItem = {
  id: IngestPipelineExtractorsItemId;
  /** active: it has found something. waiting: it has found nothing yet. off: it has nothing to read. */
  state: IngestPipelineExtractorsItemState;
  /**
     * Number of selectors found.
     * @minimum 0
     * @maximum 9007199254740991
     */
  found: number;
  /** Time of the newest item it read a selector from. */
  lastFoundAt: string | null;
};
