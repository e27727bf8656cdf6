import { type Channel, isChannel, type Provider } from '@concordia/domain';
import type { ProviderHelp } from './channel';
import { CHANNEL_SETUPS } from './registry';

/** The channels in the order of the setup. */
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

/** What is needed of each provider and where it is found. */
export const PROVIDER_GUIDES = guides();

/** Where an account is managed; `null` for servers of one's own. */
export const consoleOf = (provider: Provider): string | null =>
  HELP.find(([name]) => name === provider)?.[1].console ?? null;
