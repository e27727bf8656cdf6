/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IntelligencePhaseId } from './intelligencePhaseId';
import type { IntelligencePhaseState } from './intelligencePhaseState';

export interface IntelligencePhase {
  id: IntelligencePhaseId;
  state: IntelligencePhaseState;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  have: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  needed: number;
}
