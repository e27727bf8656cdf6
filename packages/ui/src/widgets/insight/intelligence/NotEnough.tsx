import type { MissingFact } from '@concordia/api-client';
import { EmptyState } from '../../../components/EmptyState';
import { Meter } from '../../../components/Meter';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { fitStrings } from '../../../strings/generated/fit';

const WHOLE: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

export interface NotEnoughProps {
  missing: readonly MissingFact[];
  /** A run that would change it is under way. @default false */
  isFitting?: boolean;
}

/** In place of figures that cannot be computed: what there is too little of, and how much it takes. */
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
