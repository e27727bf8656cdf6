/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IntelligenceFit } from './intelligenceFit';
import type { IntelligenceModel } from './intelligenceModel';
import type { IntelligencePhase } from './intelligencePhase';
import type { IntelligenceRegistryMemory } from './intelligenceRegistryMemory';
import type { SegmentationRun } from './segmentationRun';

/**
 * Every model with its state.
 */
export interface IntelligenceRegistry {
  fit: IntelligenceFit;
  /** The latest run. */
  run: SegmentationRun | null;
  /** What the models remember. */
  memory: IntelligenceRegistryMemory;
  models: IntelligenceModel[];
  /** What is done of what there is to do, in its order; read off the state of the models. */
  phases: IntelligencePhase[];
}
