import type { Channel } from '@concordia/domain';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { media } from '@concordia/ui/theme';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { campaignHref, contactHref } from '../../app/navigation/hrefs';
import { useMedia } from '../../app/useMedia';
import { panelStrings } from '../../strings/generated/panel';
import { ChannelHistory, MessageDetail, Today } from './lazy';
import { openIdOf, type Place, searchOf } from './place';

interface PanelProps {
  place: Place;
  onSelect: (messageId: string) => void;
  onClose: () => void;
  onCompose: (channel: Channel) => void;
  onAnalytics: (channel: Channel) => void;
}

/** The open conversation; otherwise the selected channel's history; otherwise the day. */
export function Panel({ place, onSelect, onClose, onCompose, onAnalytics }: PanelProps) {
  const { conversationId, messageId } = place;
  const { channel } = place.filters;
  const isNarrow = useMedia(media.narrow);
  if (openIdOf(place) !== null) {
    // A boundary of its own: the list makes room at once, also while the code loads.
    return (
      <Suspense key="open">
        <MessageDetail conversationId={conversationId} messageId={messageId} isNarrow={isNarrow} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      {channel === null ? (
        <Day place={place} onSelect={onSelect} />
      ) : (
        <ChannelHistory
          channel={channel}
          onSelectMessage={onSelect}
          onCompose={() => onCompose(channel)}
          onAnalytics={() => onAnalytics(channel)}
        />
      )}
    </Suspense>
  );
}

function Day({ place, onSelect }: Pick<PanelProps, 'place' | 'onSelect'>) {
  const words = useStrings(panelStrings);
  const navigate = useNavigate();
  // Narrower screens have no room for a panel without a conversation: nothing is read for it.
  const hasRoom = useMedia(media.wide);
  if (!hasRoom) return null;
  return (
    <Today
      conversationHref={(conversationId) => `/?${searchOf({ ...place, conversationId, messageId: null })}`}
      messageHref={(messageId) => `/?${searchOf({ ...place, conversationId: null, messageId })}`}
      contactHref={contactHref}
      onOpenMessage={onSelect}
      onOpenCampaign={(campaignId) => void navigate(campaignHref(campaignId))}
    >
      <Text size="caption" tone="muted">
        {words.selectOne}
      </Text>
    </Today>
  );
}
