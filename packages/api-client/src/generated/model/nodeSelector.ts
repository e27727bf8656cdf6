/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NodeEvidence } from './nodeEvidence';
import type { NodeSelectorType } from './nodeSelectorType';

/**
 * A fact used to find a node.
 */
export interface NodeSelector {
  type: NodeSelectorType;
  /** Normalized for comparison: lowercase text, numbers in E.164. */
  value: string;
  /** The newest three. */
  evidence: NodeEvidence[];
}
