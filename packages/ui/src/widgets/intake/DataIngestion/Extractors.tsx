import type { IngestPipeline } from '@concordia/api-client';
import { useId } from 'react';
import { Badge } from '../../../components/Badge';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { dataIngestionStrings } from '../../../strings/generated/dataIngestion';
import * as styles from './DataIngestion.css';

const TONES = { active: 'positive', waiting: 'neutral', off: 'outline' } as const;

export function Extractors({ extractors }: Pick<IngestPipeline, 'extractors'>) {
  const words = useStrings(dataIngestionStrings);
  const headingId = useId();
  return (
    <Stack as="section" gap="md" aria-labelledby={headingId}>
      <Heading level={3} id={headingId}>
        {words.extractors}
      </Heading>
      <Text size="caption" tone="muted">
        {words.extractorsHelp}
      </Text>
      <Stack as="ul" gap="md" hasDividers aria-labelledby={headingId}>
        {extractors.map(({ id, state, found, lastFoundAt }) => (
          <li key={id} className={styles.extractor}>
            <Stack gap="xxs">
              <Inline>
                <Text as="span" weight="semibold">
                  {words.extractor[id]}
                </Text>
                <Badge tone={TONES[state]}>{words.extractorState[state]}</Badge>
              </Inline>
              <Text size="caption" tone="muted">
                {words.extractorHelp[id]}
              </Text>
            </Stack>
            <div className={styles.found}>
              <Text size="dense" weight="medium">
                <bdi>{words.found({ selectors: found })}</bdi>
              </Text>
              <Text size="caption" tone="muted">
                {lastFoundAt === null ? (
                  words.nothingFound
                ) : (
                  <bdi>
                    {words.lastFound} <RelativeTime instant={lastFoundAt} />
                  </bdi>
                )}
              </Text>
            </div>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
