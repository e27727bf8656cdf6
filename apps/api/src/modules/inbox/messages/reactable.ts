import { type Channel, type ChannelMode, type Direction, type Provider, reactionsOf } from '@concordia/domain';

/** Who our own reactions are from: no handle of any channel. */
export const OUR_REACTIONS = '(us)';

/** What decides whether somebody can react to a message. */
export interface ReactableFacts {
  readonly channel: Channel;
  readonly direction: Direction;
  /** `null` if the provider gave it none. */
  readonly providerMessageId: string | null;
  readonly isDeleted: boolean;
  /** Our account that it came by; `undefined` if there is none. */
  readonly account: { readonly mode: ChannelMode; readonly provider: Provider | null } | undefined;
}

/** The emoji to react to a message with, `any` of them, or `null` if nobody can. */
export function emojiFor(facts: ReactableFacts): 'any' | readonly string[] | null {
  const { channel, direction, providerMessageId, isDeleted, account } = facts;
  if (direction !== 'inbound' || providerMessageId === null || isDeleted) return null;
  if (account === undefined || account.mode === 'not_connected') return null;
  return reactionsOf(channel, account.provider);
}
