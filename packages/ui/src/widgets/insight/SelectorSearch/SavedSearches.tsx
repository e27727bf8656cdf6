import { useId, useState } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useStrings } from '../../../locale';
import { selectorSearchStrings } from '../../../strings/selectorSearch';
import { useFocusFallback } from '../intelligence';
import { NameDialog } from './NameDialog';
import { useSavedSearches } from './useSavedSearches';

export interface SavedSearchesProps {
  query: string;
  onRun: (query: string) => void;
}

export function SavedSearches({ query, onRun }: SavedSearchesProps) {
  const words = useStrings(selectorSearchStrings);
  const titleId = useId();
  const { list, save, remove } = useSavedSearches();
  const [isNaming, setNaming] = useState(false);
  const heir = useFocusFallback<HTMLElement>();
  const { data, error, mutate, isValidating } = list;
  return (
    <section {...heir} aria-labelledby={titleId}>
      <Stack gap="xs">
        <Inline justify="between">
          <Text as="span" size="caption" tone="muted" id={titleId}>
            {words.saved}
          </Text>
          <Button size="small" tone="quiet" isDisabled={query.trim() === ''} onPress={() => setNaming(true)}>
            {words.saveThis}
          </Button>
        </Inline>
        {data === undefined && error !== undefined && (
          <Inline gap="sm">
            <Text size="caption" tone="negative">
              {words.savedFailed}
            </Text>
            <Button size="small" icon="refresh" isPending={isValidating} onPress={() => void mutate()}>
              {words.retry}
            </Button>
          </Inline>
        )}
        {data?.length === 0 && (
          <Text size="caption" tone="muted">
            {words.savedNone}
          </Text>
        )}
        {data !== undefined && data.length > 0 && (
          <Inline as="ul" gap="sm" aria-labelledby={titleId}>
            {data.map((saved) => (
              <li key={saved.id}>
                <Inline isWrapping={false} gap="none">
                  <Button size="small" icon="search" onPress={() => onRun(saved.query)}>
                    <VisuallyHidden>{words.run} </VisuallyHidden>
                    <bdi>{saved.name}</bdi>
                  </Button>
                  <IconButton
                    size="small"
                    icon="close"
                    label={words.forget({ name: saved.name })}
                    onPress={() => void remove(saved)}
                  />
                </Inline>
              </li>
            ))}
          </Inline>
        )}
      </Stack>
      {isNaming && (
        <NameDialog kind="search" onName={(name) => save(name, query.trim())} onClose={() => setNaming(false)} />
      )}
    </section>
  );
}
