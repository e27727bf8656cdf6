import type { Retention, RetentionCurve } from '@concordia/api-client';
import { CohortGrid } from '../../../components/CohortGrid';
import { Stack } from '../../../components/Stack';
import { SurvivalCurve } from '../../../components/SurvivalCurve';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { loyaltyStrings } from '../../../strings/generated/loyalty';
import { timeScaleOf } from './timeScale';

export function CurvePicture({ curve }: { curve: RetentionCurve }) {
  const words = useStrings(loyaltyStrings);
  const { steps, untilDays, quietDays, quiet, customers } = curve;
  const { unit, days } = timeScaleOf(untilDays);
  const group = {
    name: words.curveOne,
    steps: steps.map(({ day, ...step }) => ({ at: day / days, ...step })),
  };
  // Without a step all are left. One at the beginning says so.
  const isKnown = untilDays > 0;
  const whole = { name: words.curveOne, steps: [{ at: 0, share: 1, low: 1, high: 1 }] };
  return (
    <Stack gap="xs">
      <SurvivalCurve
        title={words.curveTitle}
        isSummaryShown
        unit={unit}
        until={untilDays / days}
        groups={isKnown ? [steps.length > 0 ? group : whole] : []}
        empty={words.curveEmpty}
      />
      <Text size="caption" tone="muted">
        {words.curveHelp({ days: quietDays, quiet, customers })}
      </Text>
    </Stack>
  );
}

export function CohortsPicture({ cohorts }: Pick<Retention, 'cohorts'>) {
  const words = useStrings(loyaltyStrings);
  const month = useDateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });
  const periods = Math.max(0, ...cohorts.map(({ active }) => active.length));
  return (
    <CohortGrid
      title={words.cohortsTitle}
      isSummaryShown
      empty={words.cohortsEmpty}
      periods={Array.from({ length: periods }, (_, number) => words.period({ number }))}
      cohorts={cohorts.map(({ month: name, customers, active }) => ({
        name: month.format(Date.parse(`${name}-01`)),
        size: customers,
        values: active.map((count) => count / customers),
      }))}
    />
  );
}
