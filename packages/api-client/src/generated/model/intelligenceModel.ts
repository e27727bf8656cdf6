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
 * A model: what it rests on, when it was fitted, how well it does.
 */
export interface IntelligenceModel {
  id: IntelligenceModelId;
  /** The model, as the literature calls it. */
  method: string;
  state: ModelState;
  version: number | null;
  fittedAt: string | null;
  /** On how much of what it rests. */
  data: DataCount[];
  /** As fitted; empty before. */
  parameters: ModelParameter[];
  /** @nullable */
  logLikelihood: number | null;
  heldOut: HeldOutScore | null;
  missing: MissingFact[];
  /** @nullable */
  failure: string | null;
}
