import type { ContactImport } from '@concordia/api-client';
import { useId } from 'react';
import { Button } from '../../../components/Button';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';

interface EarlierImportsProps {
  runs: readonly ContactImport[];
  headingLevel: 3 | 4;
  onShow: (importId: string) => void;
}

export function EarlierImports({ runs, headingLevel, onShow }: EarlierImportsProps) {
  const words = useStrings(contactImportStrings);
  const id = useId();
  return (
    <Stack gap="sm">
      <Heading id={id} level={headingLevel}>
        {words.earlier}
      </Heading>
      <Stack as="ul" gap="sm" hasDividers aria-labelledby={id}>
        {runs.map((run) => (
          <li key={run.id}>
            <Inline justify="between" isWrapping={false}>
              <div>
                <Text maxLines={1}>
                  <bdi>{run.name}</bdi>
                </Text>
                <Text size="caption" tone="muted">
                  {words.state[run.state]} · <RelativeTime instant={run.finishedAt ?? run.createdAt} />
                </Text>
              </div>
              <Button size="small" aria-label={words.showOne({ file: run.name })} onPress={() => onShow(run.id)}>
                {words.showThis}
              </Button>
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
