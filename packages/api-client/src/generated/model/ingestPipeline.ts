/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IngestPipelineExtractorsItem } from './ingestPipelineExtractorsItem';
import type { IngestPipelineStepsItem } from './ingestPipelineStepsItem';

/**
 * Selector extractors and the progress of each ingestion step.
 */
export interface IngestPipeline {
  /**
     * @minItems 4
     * @maxItems 4
     */
  extractors: IngestPipelineExtractorsItem[];
  /**
     * @minItems 6
     * @maxItems 6
     */
  steps: IngestPipelineStepsItem[];
}
