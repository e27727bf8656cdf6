import type { ConnectionAuth } from '@concordia/api-client';

export interface AuthSectionProps {
  auth: ConnectionAuth;
  onChange: () => Promise<void>;
}
