import type { SendFailure } from '@concordia/domain';

/** Where a signal goes: something other than a message, of which nothing is kept. */
export interface SignalTarget {
  /** The contact's handle. */
  readonly to: string;
  /** The provider's id of their latest message. */
  readonly latest: string;
}

export interface ReactionTarget {
  /** The handle of who wrote it. */
  readonly to: string;
  /** The provider's id of the message. */
  readonly messageId: string;
  /** As the provider spells it; `null` removes ours. */
  readonly emoji: string | null;
}

/** Who a contact is. */
export type ProfileResult =
  | {
      readonly ok: true;
      /** `null` if the provider does not tell. */
      readonly name: string | null;
      /** Passed to {@link ChannelAdapter.openFile}, soon: such addresses expire. `null` if there is none, or the contact hides it. */
      readonly picture: string | null;
    }
  | { readonly ok: false; readonly failure: SendFailure; readonly providerCode: string | null };

/** Whether the provider took a signal. It is never repeated, so an answer that never came is a failure like others. */
export type SignalResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: SendFailure; readonly providerCode: string | null };
