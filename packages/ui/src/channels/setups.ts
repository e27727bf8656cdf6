import { type Channel, isChannel, type Provider } from '@concordia/domain';
import type { ProviderHelp } from './channel';
import { CHANNEL_SETUPS } from './registry';

/** In setup order. */
export const SETUP_CHANNELS: readonly Channel[] = Object.keys(CHANNEL_SETUPS).filter(isChannel);

type Help = (typeof CHANNEL_SETUPS)[Channel]['providers'];

type HelpOf<P extends Provider> = Extract<Help, Readonly<Record<P, ProviderHelp>>>[P];

const HELP: readonly [provider: string, help: ProviderHelp][] = Object.values(CHANNEL_SETUPS).flatMap(({ providers }) =>
  Object.entries(providers),
);

function guides(): { readonly [P in Provider]: HelpOf<P>['guide'] };
function guides(): Readonly<Record<string, ProviderHelp['guide']>> {
  return Object.fromEntries(HELP.map(([provider, { guide }]) => [provider, guide]));
}

export const PROVIDER_GUIDES = guides();

/** Where to manage an account; `null` for self-hosted servers. */
export const consoleOf = (provider: Provider): string | null =>
  HELP.find(([name]) => name === provider)?.[1].console ?? null;
