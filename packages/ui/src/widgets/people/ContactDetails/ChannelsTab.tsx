import { type ContactDetail, useListEligibility } from '@concordia/api-client';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { AddPoint } from './AddPoint';
import { PointItem } from './PointItem';

export function ChannelsTab({ contact }: { contact: ContactDetail }) {
  const words = useStrings(peopleStrings);
  const problemWords = useProblemWords();
  const { data, error, mutate, isValidating } = useListEligibility(contact.id);
  return (
    <Stack gap="lg">
      {contact.points.length === 0 ? (
        <EmptyState size="compact" icon="link" title={words.noChannels} description={words.noChannelsHelp} />
      ) : (
        <Stack as="ul" gap="md" hasDividers>
          {contact.points.map((point) => (
            <PointItem
              key={point.id}
              contactId={contact.id}
              contactName={contact.name}
              point={point}
              eligibility={data?.find(({ channel }) => channel === point.channel)}
            />
          ))}
        </Stack>
      )}
      {error !== undefined && data === undefined && (
        <ErrorState
          size="compact"
          title={words.eligibilityFailed}
          description={problemWords(error)}
          reference={requestIdOf(error)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      )}
      <AddPoint contactId={contact.id} />
    </Stack>
  );
}
