import { byChannel, type Channel } from '@concordia/domain';
import { CHANNEL_SETUPS } from '../channels/registry';

/** Channels as the setup calls them. */
export const setupNames: Readonly<Record<Channel, string>> = byChannel((channel) => CHANNEL_SETUPS[channel].name);
