/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DataCount } from './dataCount';
import type { HeldOutScore } from './heldOutScore';
import type { IntelligenceModelId } from './intelligenceModelId';
import type { MissingFact } from './missingFact';
import type { ModelParameter } from './modelParameter';
import type { ModelState } from './modelState';

/**
 * A model: its data, when it was fitted, and how well it performs.
 */
export interface IntelligenceModel {
  id: IntelligenceModelId;
  /** Name of the model in the literature. */
  method: string;
  state: ModelState;
  version: number | null;
  fittedAt: string | null;
  /** How much data the model uses. */
  data: DataCount[];
  /** Fitted parameters; empty before the first fit. */
  parameters: ModelParameter[];
  /** @nullable */
  logLikelihood: number | null;
  heldOut: HeldOutScore | null;
  missing: MissingFact[];
  /** @nullable */
  failure: string | null;
}
