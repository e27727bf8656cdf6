/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { RelatedCompany } from './relatedCompany';
import type { RelatedPerson } from './relatedPerson';
import type { RelationshipTie } from './relationshipTie';

/**
 * People, their companies, and how strongly they are connected.
 */
export interface RelationshipGraph {
  /** The owner first, then whoever exchanged most messages with them. */
  people: RelatedPerson[];
  /** Companies of these people. */
  companies: RelatedCompany[];
  /** Ties between the owner and people, and between people and their companies. */
  ties: RelationshipTie[];
  /**
     * People who exchanged messages with the owner; the count stops at 10,000.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
}
