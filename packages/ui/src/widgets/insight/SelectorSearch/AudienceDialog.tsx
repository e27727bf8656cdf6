import { type SearchResult, useGetContact } from '@concordia/api-client';
import { useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { selectorSearchStrings } from '../../../strings/selectorSearch';
import { OutreachDialog } from '../../delivery/OutreachDialog';
import { requestIdOf, useProblemWords } from '../../shared/problems';

export interface AudienceDialogProps {
  results: readonly SearchResult[];
  onClose: () => void;
}

interface Person {
  readonly contactId: string;
  readonly name: string;
}

export function AudienceDialog({ results, onClose }: AudienceDialogProps) {
  const words = useStrings(selectorSearchStrings);
  const [writingTo, setWritingTo] = useState<string | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const people: readonly Person[] = results.flatMap(({ contactId, name }) =>
    contactId === null ? [] : [{ contactId, name }],
  );
  return (
    <Dialog title={words.audience({ count: people.length })} isOpen onOpenChange={(stays) => !stays && onClose()}>
      {people.length === 0 ? (
        <EmptyState size="compact" icon="users" title={words.audienceNone} description={words.audienceNoneHelp} />
      ) : (
        <Stack gap="md">
          <Text tone="muted">{words.audienceHelp}</Text>
          <Stack as="ul" gap="sm" hasDividers>
            {people.map(({ contactId, name }) => (
              <li key={contactId}>
                <Inline justify="between">
                  <Inline gap="sm">
                    <Text as="span" weight="medium" dir="auto">
                      {name}
                    </Text>
                    {opened.has(contactId) && <Badge>{words.written}</Badge>}
                  </Inline>
                  <Button size="small" aria-label={words.write({ name })} onPress={() => setWritingTo(contactId)}>
                    {words.writeShort}
                  </Button>
                </Inline>
              </li>
            ))}
          </Stack>
          {writingTo !== null && (
            <Writing
              contactId={writingTo}
              onClose={() => {
                setOpened(new Set([...opened, writingTo]));
                setWritingTo(null);
              }}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function Writing({ contactId, onClose }: { contactId: string; onClose: () => void }) {
  const words = useStrings(selectorSearchStrings);
  const problemWords = useProblemWords();
  const { data, error, mutate, isValidating } = useGetContact(contactId);
  if (data !== undefined) return <OutreachDialog contact={data} isOpen onClose={onClose} />;
  if (error === undefined) return <Text tone="muted">{words.readingContact}</Text>;
  return (
    <ErrorState
      size="compact"
      title={words.contactFailed}
      description={problemWords(error)}
      reference={requestIdOf(error)}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
    />
  );
}
