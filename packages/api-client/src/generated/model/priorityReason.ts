/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { PlainReason } from './plainReason';
import type { QuotedReason } from './quotedReason';
import type { RelationshipReason } from './relationshipReason';
import type { UrgentReason } from './urgentReason';
import type { WaitingReason } from './waitingReason';

/**
 * Why a message has its priority: a stable `code`, and its values.
 */
export type PriorityReason = PlainReason | QuotedReason | RelationshipReason | WaitingReason | UrgentReason;
