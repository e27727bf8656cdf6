import type { Contact, EnrichmentReview } from '@concordia/api-client';
import { useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Checkbox, CheckboxGroup } from '../../../components/Checkbox';
import { ErrorState } from '../../../components/ErrorState';
import { Icon } from '../../../components/Icon';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import * as styles from './DataEnrichment.css';
import { SourceLine } from './SourceLine';
import { type Finding, useAttach, useReview } from './useAttach';

interface AttachReviewProps {
  finding: Finding;
  contact: Contact;
  onClose: () => void;
}

export function AttachReview({ finding, contact, onClose }: AttachReviewProps) {
  const words = useStrings(enrichmentStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useReview(finding, contact.id);
  if (data !== undefined) {
    return data.changes.length === 0 ? (
      <Text tone="muted">{words.unchanged}</Text>
    ) : (
      <Choice review={data} finding={finding} contact={contact} onClose={onClose} />
    );
  }
  if (error === undefined) {
    return (
      <Text tone="muted">
        <span role="status">{words.reviewing}</span>
      </Text>
    );
  }
  return (
    <ErrorState
      size="compact"
      title={words.reviewFailed}
      description={problemWords(error)}
      reference={requestIdOf(error)}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
    />
  );
}

type Change = EnrichmentReview['changes'][number];

/** Changes that fill a gap are preselected; those that replace a value are not. */
function Choice({ review, finding, contact, onClose }: AttachReviewProps & { review: EnrichmentReview }) {
  const words = useStrings(enrichmentStrings);
  const { changes, source, fetched_at, is_sample } = review;
  const [chosen, setChosen] = useState(changes.filter(({ is_new }) => is_new).map(({ field }) => field));
  const { attach, isPending, refusal } = useAttach(finding, contact);
  const choose = (ids: readonly string[]) =>
    setChosen(changes.map(({ field }) => field).filter((field) => ids.includes(field)));
  const apply = async () => {
    if (await attach(chosen)) onClose();
  };
  return (
    <Stack gap="lg">
      <CheckboxGroup label={words.changes} value={chosen} onChange={choose}>
        {changes.map((change) => (
          <Checkbox key={change.field} value={change.field}>
            <ChangeLine change={change} />
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Stack gap="xs" align="start">
        {is_sample && <Badge tone="warning">{words.sampleHelp}</Badge>}
        <SourceLine source={source} fetchedAt={fetched_at} />
      </Stack>
      {refusal !== null && <ErrorState size="compact" title={words.applyFailed} description={refusal} />}
      <Inline justify="end">
        <Button onPress={onClose}>{words.cancel}</Button>
        <Button tone="primary" isDisabled={chosen.length === 0} isPending={isPending} onPress={() => void apply()}>
          {words.apply}
        </Button>
      </Inline>
    </Stack>
  );
}

function ChangeLine({ change: { field, before, after } }: { change: Change }) {
  const words = useStrings(enrichmentStrings);
  return (
    <span className={styles.change}>
      <Text as="span" weight="medium">
        {words.fact[field]}
      </Text>
      <Text as="span" tone="muted">
        <bdi>{before ?? words.nothing}</bdi>
      </Text>
      <span className={styles.after}>
        <Icon name="arrow-right" size="small" />
        <VisuallyHidden>{words.becomes} </VisuallyHidden>
        <bdi>{after}</bdi>
      </span>
    </span>
  );
}
