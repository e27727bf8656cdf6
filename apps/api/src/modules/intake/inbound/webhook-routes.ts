import { PROVIDER_PROFILES, PROVIDERS, type Provider } from '@concordia/domain';

/** The providers whose webhooks come in below `/webhooks/` at this path. */
export const providersAt = (route: string): readonly Provider[] =>
  PROVIDERS.filter((provider) => PROVIDER_PROFILES[provider].webhookPath === `/webhooks/${route}`);

/** The largest body, in bytes. Meta gathers events into bodies of up to 3 MB; mail brings its files along. */
export const LARGEST_WEBHOOK = 4 * 1_048_576;
export const LARGEST_MAIL = 30 * 1_048_576;
