import { type EnrichmentAttachment, undoEnrichment, useListAttachments } from '@concordia/api-client';
import { useId } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { useContactActions } from '../changes/useContactActions';
import { SourceLine } from '../DataEnrichment/SourceLine';

export interface EnrichedProps {
  contactId: string;
  contactName: string;
}

/** Facts added by enrichment, with source, date and a way to remove them. Renders nothing if there are none. */
export function Enriched({ contactId, contactName }: EnrichedProps) {
  const words = useStrings(enrichmentStrings);
  const problemWords = useProblemWords();
  const titleId = useId();
  const { data, error, isValidating, mutate } = useListAttachments(contactId);
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        size="compact"
        title={words.attachmentsFailed}
        description={problemWords(error)}
        reference={requestIdOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={3} size="dense" id={titleId}>
        {words.attachments}
      </Heading>
      <Stack as="ul" gap="sm" hasDividers aria-labelledby={titleId}>
        {data.map((attachment) => (
          <li key={attachment.id}>
            <Attachment attachment={attachment} contactName={contactName} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Attachment({ attachment, contactName }: { attachment: EnrichmentAttachment; contactName: string }) {
  const words = useStrings(enrichmentStrings);
  const { act } = useContactActions();
  const { id, provider, fields, source, fetched_at, is_sample, undone_at } = attachment;
  const facts = fields.map(({ field }) => words.fact[field]).join(', ');
  return (
    <Inline justify="between" align="start">
      <Stack gap="xxs">
        <Inline gap="sm">
          <Text as="span" size="dense" weight="medium">
            {facts}
          </Text>
          {is_sample && <Badge tone="warning">{words.sample}</Badge>}
          {undone_at !== null && <Badge>{words.wasUndone}</Badge>}
        </Inline>
        <SourceLine source={source} fetchedAt={fetched_at} />
      </Stack>
      {undone_at === null && (
        <Button
          size="small"
          icon="undo"
          aria-label={words.undoOf({ provider: words.provider[provider], facts })}
          onPress={() => void act(() => undoEnrichment(id), { title: words.undone({ name: contactName }) })}
        >
          {words.undo}
        </Button>
      )}
    </Inline>
  );
}
