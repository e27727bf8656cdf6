import { byChannel, CHANNEL_PROFILES, type Channel } from '@concordia/domain';

/** Of no real person: the ranges are reserved for examples. */
const BY_KIND = { email: 'test-recipient@peer.example', phone: '+46701740699', other: 'test-recipient' } as const;

/** Where handles have a form of their own. */
const OWN: Readonly<Partial<Record<Channel, string>>> = {
  telegram: '5550000001',
  instagram: '7340000000000001',
  messenger: '7340000000000001',
  twitter: '@testrecipient',
};

/**
 * Who receives test messages at a peer, as providers keep numbers and addresses of their own for tests. It always counts as having just
 * written, so that a window is open, and it never writes by itself.
 */
export const TEST_RECIPIENTS: Readonly<Record<Channel, string>> = byChannel(
  (channel) => OWN[channel] ?? BY_KIND[CHANNEL_PROFILES[channel].handle.kind],
);

/** @param address as the provider writes it; numbers may lack their plus there. */
export const isTestRecipient = (channel: Channel, address: string): boolean =>
  address === TEST_RECIPIENTS[channel] || `+${address}` === TEST_RECIPIENTS[channel];
