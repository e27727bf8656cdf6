import { type AudiencePreviewRequest, type AudiencePreview as Preview, previewAudience } from '@concordia/api-client';
import { useId } from 'react';
import useSWR from 'swr';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { campaignStrings } from '../../../strings/campaign';
import { text } from '../../../theme';
import { useProblemWords } from '../../shared/problems';
import { useSettled } from '../../shared/shortcuts/useSettled';
import { audienceOf, type CampaignDraft } from './draft';

/** Exclusion reasons shown, the most frequent first. */
const REASONS = 4;

export interface AudiencePreviewProps {
  draft: CampaignDraft;
}

/** Who a campaign would reach now, and why others are excluded. Recalculated on every change. */
export function AudiencePreview({ draft }: AudiencePreviewProps) {
  const words = useStrings(campaignStrings);
  const problemWords = useProblemWords();
  const id = useId();
  const { data, error, isValidating } = usePreview(draft);
  return (
    <section aria-labelledby={id} aria-busy={isValidating}>
      <Stack gap="sm">
        <Heading level={3} size="caption" tone="muted" id={id}>
          {words.preview}
        </Heading>
        <div role="status">
          {error !== undefined ? (
            <Text size="dense" tone="negative">
              {words.previewFailed}. {problemWords(error)}
            </Text>
          ) : data === undefined ? null : (
            <Reached preview={data} />
          )}
        </div>
      </Stack>
    </section>
  );
}

function usePreview({ audience, channels, variants }: CampaignDraft) {
  const longest = variants.reduce((most, one) => (one.text.length > most.length ? one.text : most), '').trim();
  const request: AudiencePreviewRequest = {
    audience: audienceOf(audience),
    channels: [...channels],
    ...(longest !== '' && { text: longest }),
  };
  const settled = useSettled(JSON.stringify(request));
  return useSWR(
    channels.length === 0 ? null : ['audience-preview', settled],
    ([, body]: readonly [string, string]) => previewAudience(JSON.parse(body)),
    { keepPreviousData: true },
  );
}

function Reached({ preview }: { preview: Preview }) {
  const words = useStrings(campaignStrings);
  const { total, checked, reachable, canarySize, byChannel, unreachable } = preview;
  return (
    <Stack gap="xs">
      <span className={text({ style: 'heading' })}>{words.reachable({ count: reachable, total })}</span>
      {checked < total && (
        <Text size="caption" tone="muted">
          {words.checked({ checked })}
        </Text>
      )}
      {reachable > 0 && (
        <Text size="dense" tone="muted">
          {words.first({ count: canarySize })}
        </Text>
      )}
      {byChannel.map(({ channel, count }) => (
        <Text key={channel} size="dense" isTabular>
          {words.byChannel({ channel, count })}
        </Text>
      ))}
      {unreachable.slice(0, REASONS).map(({ code, reason, count }) => (
        <Text key={code} size="caption" tone="muted">
          {words.notReached({ count, reason })}
        </Text>
      ))}
    </Stack>
  );
}
