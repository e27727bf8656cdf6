/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IngestPipelineStepsItemId } from './ingestPipelineStepsItemId';
import type { IngestPipelineStepsItemState } from './ingestPipelineStepsItemState';

export type IngestPipelineStepsItem = {
  id: IngestPipelineStepsItemId;
  state: IngestPipelineStepsItemState;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  done: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  waiting: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  failed: number;
};
