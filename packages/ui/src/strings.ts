import { CHANNEL_NAMES, type Channel, type PriorityTier } from '@concordia/domain';

/** Words that the components themselves say. Everything else comes in as props. One place, so that they can be read and translated together. */
export const strings = {
  pending: 'Working',
  clear: 'Clear',
  retry: 'Try again',
  opensInNewTab: 'opens in a new tab',
  noOptions: 'Nothing to choose from',
  dropHere: 'Drop to add',
  unreadable: 'These files could not be read.',
  priority: (value: number, tier: PriorityTier) => `Priority ${value}, ${tier}`,
  channel: (channel: Channel) => CHANNEL_NAMES[channel],
} as const;
