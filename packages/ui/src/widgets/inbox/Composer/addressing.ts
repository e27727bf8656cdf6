import type { Addressing } from '@concordia/api-client';
import type { TakenBack } from './focus';

/** The recipients of an unsent message, to be sent to them again. A forwarded message stands in its text now. */
export function addressingOf({ recipients }: TakenBack): Addressing {
  const plain = (field: TakenBack['recipients']['to']) => field.map(({ name = null, address }) => ({ name, address }));
  return {
    mode: 'replyAll',
    messageId: null,
    to: plain(recipients.to),
    cc: plain(recipients.cc),
    bcc: plain(recipients.bcc),
  };
}
