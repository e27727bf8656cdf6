import { byChannel, type Channel } from '@concordia/domain';
import { CHANNEL_SETUPS } from '../channels/registry';

/** Channel names in the setup. */
export const setupNames: Readonly<Record<Channel, string>> = byChannel((channel) => CHANNEL_SETUPS[channel].name);
