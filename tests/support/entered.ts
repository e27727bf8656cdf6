import { PROVIDER_PROFILES } from '@concordia/domain';
import type { ProviderPeer } from '@concordia/peers/kit';

/** What an operator would type: the peer's account, secrets apart from the rest. What only the server makes is left out. */
export function entered({ provider, settings }: ProviderPeer, more: Record<string, string> = {}) {
  const { fields } = PROVIDER_PROFILES[provider];
  const all = { ...settings, ...more };
  const named = (isSecret: boolean) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const value = all[field.name];
        return field.isSecret === isSecret && value !== undefined ? [[field.name, value]] : [];
      }),
    );
  return { provider, settings: named(false), secrets: named(true) };
}
