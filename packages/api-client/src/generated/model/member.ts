/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A team member.
 */
export interface Member {
  /** A UUID. */
  id: string;
  name: string;
  /** @nullable */
  email: string | null;
  /** Whether this member owns the workspace. There is one owner, who cannot be removed. */
  isOwner: boolean;
}
