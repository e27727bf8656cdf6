import { CHANNEL_NAMES, type Channel } from '@concordia/domain';

/** Words that the components themselves say. Everything else comes in as props. One place, so that they can be read and translated together. */
export const strings = {
  pending: 'Working',
  loading: 'Loading',
  clear: 'Clear',
  retry: 'Try again',
  opensInNewTab: 'opens in a new tab',
  noOptions: 'Nothing to choose from',
  dropHere: 'Drop to add',
  unknownContact: 'Unknown Contact',
  unreadable: 'These files could not be read.',
  tier: { high: 'High', medium: 'Medium', low: 'Low' },
  priority: (value: number, tier: 'high' | 'medium' | 'low') => `Priority ${value}, ${tier}`,
  channel: (channel: Channel) => CHANNEL_NAMES[channel],
} as const;
