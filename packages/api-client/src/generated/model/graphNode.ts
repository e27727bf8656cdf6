/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EntityType } from './entityType';
import type { GraphAnalytics } from './graphAnalytics';
import type { GraphNodeProperties } from './graphNodeProperties';
import type { NodeSelector } from './nodeSelector';

/**
 * A person or a company with everything known.
 */
export interface GraphNode {
  entity_type: EntityType;
  /** Of a person the contact, of the owner the workspace. */
  entity_id: string;
  name: string;
  /** The contact that they are; `null` for the owner and for companies. */
  contactId: string | null;
  /** Whether it is the one whose workspace this is. */
  isOwner: boolean;
  /** What is known; what is not is left out. */
  properties: GraphNodeProperties;
  analytics: GraphAnalytics;
  /** Those found last, at most 100. */
  selectors: NodeSelector[];
}
