import { getWorkspace, useGetWorkspace, useIngestSample } from '@concordia/api-client';
import { SAMPLE_SIZE, sampleEvents } from '@concordia/domain/sample-events';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { useNow } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { dataIngestionStrings } from '../../../strings/generated/dataIngestion';

export interface SampleEventsProps {
  onTaken: () => void;
}

export function SampleEvents({ onTaken }: SampleEventsProps) {
  const words = useStrings(dataIngestionStrings);
  const toast = useToast();
  const now = useNow();
  const { data: workspace } = useGetWorkspace();
  const { trigger, isMutating } = useIngestSample();
  const [known, setKnown] = useState(0);
  const take = async () => {
    try {
      // Event ids depend on the workspace's own address. Without it the same events would be ingested twice.
      const {
        ownAddresses: [own],
      } = workspace ?? (await getWorkspace());
      const { processed, duplicates } = await trigger({ events: sampleEvents({ own, now }) });
      setKnown(duplicates);
      toast({ tone: 'success', title: words.ingested, description: words.processed({ events: processed }) });
      onTaken();
    } catch {
      toast({ tone: 'destructive', title: words.sampleFailed, description: words.sampleFailedMeans });
    }
  };
  return (
    <Stack gap="sm">
      <Text tone="muted">{words.sampleHelp({ samples: SAMPLE_SIZE })}</Text>
      <Inline gap="md">
        <Button icon="download" isPending={isMutating} onPress={take}>
          {words.sample}
        </Button>
        <Text as="span" size="dense" tone="muted">
          <span role="status">{known > 0 && words.known({ events: known })}</span>
        </Text>
      </Inline>
    </Stack>
  );
}
