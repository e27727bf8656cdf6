/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { RelationshipGraphCompanies } from './relationshipGraphCompanies';
import type { RelationshipGraphOwner } from './relationshipGraphOwner';
import type { RelationshipGraphPeople } from './relationshipGraphPeople';
import type { RelationshipGraphTies } from './relationshipGraphTies';

/**
 * People, their companies, and what ties them to the owner and to each other, in columns.
 */
export interface RelationshipGraph {
  owner: RelationshipGraphOwner;
  /** By messages with the owner, most first. Each column has one entry per person. */
  people: RelationshipGraphPeople;
  /** The companies of these people. Each column has one entry per company. */
  companies: RelationshipGraphCompanies;
  /** Between two of these people: emails of one that named the other, and messages in conversations of both. Each column has one entry per tie; of too many, those with most messages are here. */
  ties: RelationshipGraphTies;
  /**
     * People that match, or who exchanged messages with the owner; counting stops at 10,000.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
  /**
     * Ties between these people, of which at most 50000 are here.
     * @minimum 0
     * @maximum 9007199254740991
     */
  totalTies: number;
}
