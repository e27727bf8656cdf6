import { byChannel, CHANNEL_PROFILES, type Channel } from '@concordia/domain';

/** Fictitious: the ranges are reserved for examples. */
const BY_KIND = { email: 'test-recipient@peer.example', phone: '+46701740699', other: 'test-recipient' } as const;

/** Channels with their own handle format. */
const OWN: Readonly<Partial<Record<Channel, string>>> = {
  telegram: '5550000001',
  instagram: '7340000000000001',
  messenger: '7340000000000001',
  twitter: '@testrecipient',
};

/**
 * The recipient of test messages at a peer, like the test numbers and addresses of real providers. It always counts as having just written, so that a
 * window is open, and never writes on its own.
 */
export const TEST_RECIPIENTS: Readonly<Record<Channel, string>> = byChannel(
  (channel) => OWN[channel] ?? BY_KIND[CHANNEL_PROFILES[channel].handle.kind],
);

/** @param address in the provider's format; numbers may lack their plus sign. */
export const isTestRecipient = (channel: Channel, address: string): boolean =>
  address === TEST_RECIPIENTS[channel] || `+${address}` === TEST_RECIPIENTS[channel];
