import type { ConnectionAuth } from '@concordia/api-client';

/** What each of the two parts of the authentication needs. */
export interface AuthSectionProps {
  auth: ConnectionAuth;
  /** Reads it again. */
  onChange: () => Promise<void>;
}
