import type { Channel } from '@concordia/domain';
import { Suspense } from 'react';
import { FromAccount, Recipients } from './lazy';
import type { useReply } from './useReply';

/** Loads the code ahead, so that a reply can be begun without a connection. */
export function preloadAddressing(channel: Channel): void {
  void FromAccount.preload();
  if (channel === 'email') void Recipients.preload();
}

interface AddressingProps {
  reply: ReturnType<typeof useReply>;
  conversationId: string;
  channel: Channel;
}

/** To whom an email goes, and from which account of the channel a reply leaves. */
export function Addressing({ reply, conversationId, channel }: AddressingProps) {
  const { keeper, state, isSending } = reply;
  return (
    <>
      {channel === 'email' && (
        <Suspense>
          <Recipients
            conversationId={conversationId}
            addressing={state.text.addressing}
            onChange={keeper.write}
            isReadOnly={isSending}
            wanted={reply.wanted}
          />
        </Suspense>
      )}
      <Suspense>
        <FromAccount
          channel={channel}
          usual={reply.account}
          isUnchanged={state.text.addressing?.forwardAs === 'redirect'}
          isReadOnly={isSending}
          onChange={reply.setSender}
        />
      </Suspense>
    </>
  );
}
