import { PROVIDER_PROFILES, PROVIDERS, type Provider } from '@concordia/domain';

/** The providers whose webhooks arrive at this path below `/webhooks/`. */
export const providersAt = (route: string): readonly Provider[] =>
  PROVIDERS.filter((provider) => PROVIDER_PROFILES[provider].webhookPath === `/webhooks/${route}`);

/** Largest body, in bytes. Meta batches events into bodies of up to 3 MB; email includes its attachments. */
export const LARGEST_WEBHOOK = 4 * 1_048_576;
export const LARGEST_MAIL = 30 * 1_048_576;
