import type { Channel } from '@concordia/domain';

/**
 * Who receives test messages at a peer, as providers keep numbers and addresses of their own for tests. It always counts as having just
 * written, so that a window is open, and it never writes by itself. The addresses belong to ranges that are reserved for examples.
 */
export const TEST_RECIPIENTS = {
  email: 'test-recipient@peer.example',
  whatsapp: '+46701740699',
  linkedin: 'test-recipient',
  sms: '+46701740699',
  telegram: '5550000001',
  instagram: '7340000000000001',
  messenger: '7340000000000001',
  twitter: '@testrecipient',
} as const satisfies Record<Channel, string>;

/** @param address as the provider writes it; numbers may lack their plus there. */
export const isTestRecipient = (channel: Channel, address: string): boolean =>
  address === TEST_RECIPIENTS[channel] || `+${address}` === TEST_RECIPIENTS[channel];
