/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NodeEvidence } from './nodeEvidence';
import type { NodeSelectorType } from './nodeSelectorType';

/**
 * A fact by which a node is found.
 */
export interface NodeSelector {
  type: NodeSelectorType;
  /** As it is compared: in lower case, a number in E.164. */
  value: string;
  /** The newest three. */
  evidence: NodeEvidence[];
}
