import { showPresence } from '@concordia/api-client';
import { type Channel, carriesOut } from '@concordia/domain';

/** How long to wait after a failed call, in ms: nobody misses an indicator. */
const PAUSE = 30_000;

export interface OpenedConversation {
  readonly conversationId: string | null;
  readonly channel: Channel;
}

/** Tells the contact that they are read, where the channel does. A failure changes nothing here. */
export function showReading({ conversationId, channel }: OpenedConversation): void {
  if (conversationId === null || !carriesOut(channel, 'readMarks')) return;
  void showPresence(conversationId, { state: 'reading' }).catch(() => undefined);
}

/**
 * Tells a contact that somebody is writing, for each change, as seldom as the channel needs.
 *
 * @param now ms since the epoch.
 */
export function typingTeller(now: () => number): (conversation: OpenedConversation) => void {
  let shown: string | null = null;
  let againAt = 0;
  return ({ conversationId, channel }) => {
    if (conversationId === null || !carriesOut(channel, 'typing')) return;
    if (shown === conversationId && now() < againAt) return;
    shown = conversationId;
    againAt = Number.POSITIVE_INFINITY;
    const rest = (ms: number) => {
      if (shown === conversationId) againAt = now() + ms;
    };
    void showPresence(conversationId, { state: 'writing' }).then(
      ({ isShown, lastsMs }) => rest(isShown && lastsMs !== null ? lastsMs : Number.POSITIVE_INFINITY),
      () => rest(PAUSE),
    );
  };
}
