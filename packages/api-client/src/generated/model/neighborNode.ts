/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EntityType } from './entityType';

/**
 * A node in a neighborhood view.
 */
export interface NeighborNode {
  entity_type: EntityType;
  /** A UUID. */
  entity_id: string;
  name: string;
  /**
     * @minimum 0
     * @maximum 1
     */
  pagerank: number;
  contactId: string | null;
  isOwner: boolean;
}
