/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Somebody of the team.
 */
export interface Member {
  /** A UUID. */
  id: string;
  name: string;
  /** @nullable */
  email: string | null;
  /** Whose workspace it is. There is one, who cannot be removed. */
  isOwner: boolean;
}
