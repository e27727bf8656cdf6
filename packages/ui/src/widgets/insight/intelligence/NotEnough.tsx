import type { MissingFact } from '@concordia/api-client';
import { EmptyState } from '../../../components/EmptyState';
import { Meter } from '../../../components/Meter';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { fitStrings } from '../../../strings/generated/fit';

const WHOLE: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

export interface NotEnoughProps {
  missing: readonly MissingFact[];
  /** A model run that could change this is active. @default false */
  isFitting?: boolean;
}

export function NotEnough({ missing, isFitting = false }: NotEnoughProps) {
  const words = useStrings(fitStrings);
  return (
    <Stack gap="md" width="form" isCentered>
      <EmptyState
        size="compact"
        icon="hourglass"
        title={words.notEnough}
        description={isFitting ? words.fitting : words.notEnoughHelp}
      />
      {missing.map(({ what, have, needed }) => (
        <Meter key={what} label={words.missing[what]} value={have} maxValue={needed} format={WHOLE} />
      ))}
    </Stack>
  );
}
