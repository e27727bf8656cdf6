/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EntityType } from './entityType';
import type { GraphAnalytics } from './graphAnalytics';
import type { GraphNodeProperties } from './graphNodeProperties';
import type { NodeSelector } from './nodeSelector';

/**
 * A person or company with all known details.
 */
export interface GraphNode {
  entity_type: EntityType;
  /** ID of the contact, or of the workspace for its owner. */
  entity_id: string;
  name: string;
  /** The contact of this node; `null` for the owner and for companies. */
  contactId: string | null;
  /** Whether this is the workspace owner. */
  isOwner: boolean;
  /** Known properties. Unknown ones are left out. */
  properties: GraphNodeProperties;
  analytics: GraphAnalytics;
  /** The most recently found, at most 100. */
  selectors: NodeSelector[];
}
