/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IntelligenceFit } from './intelligenceFit';
import type { IntelligenceModel } from './intelligenceModel';
import type { IntelligencePhase } from './intelligencePhase';
import type { IntelligenceRegistryMemory } from './intelligenceRegistryMemory';
import type { SegmentationRun } from './segmentationRun';

/**
 * The models with their state.
 */
export interface IntelligenceRegistry {
  fit: IntelligenceFit;
  /** The latest run. */
  run: SegmentationRun | null;
  /** Data that the models learned from. */
  memory: IntelligenceRegistryMemory;
  models: IntelligenceModel[];
  /** Progress through the phases, in order, derived from the state of the models. */
  phases: IntelligencePhase[];
}
