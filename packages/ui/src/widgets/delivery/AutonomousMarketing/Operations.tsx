import type { NightShiftOperation } from '@concordia/api-client';
import { useId } from 'react';
import { Grid } from '../../../components/Grid';
import { Heading } from '../../../components/Heading';
import { ProgressBar } from '../../../components/ProgressBar';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { marketingStrings } from '../../../strings/marketing';

export interface OperationsProps {
  operations: readonly NightShiftOperation[];
}

export function Operations({ operations }: OperationsProps) {
  const words = useStrings(marketingStrings);
  const id = useId();
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {words.operations}
      </Heading>
      {operations.length === 0 ? (
        <Text size="dense" tone="muted">
          {words.noOperations}
        </Text>
      ) : (
        <Grid columns="1:1:1" gap="xl">
          {operations.map(({ id: key, type, target, status, progress }) => (
            <ProgressBar
              key={key}
              label={words.operationOf({ kind: type, target })}
              value={progress}
              maxValue={1}
              detail={words.operationState[status]}
            />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
