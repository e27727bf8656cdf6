import type { RfmMap } from '@concordia/api-client';
import { RFM_SEGMENTS } from '@concordia/domain/customers';
import { ScatterChart, type ScatterPoint } from '../../../components/ScatterChart';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useFigure, useStrings } from '../../../locale';
import { loyaltyStrings } from '../../../strings/generated/loyalty';
import { rfmStrings } from '../../../strings/generated/rfm';
import type { Behind } from './behind';
import { GROUNDS, placesOf } from './rfmPlaces';

const WHOLE: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

export interface RfmMapPictureProps {
  map: RfmMap;
  /** Of all customers, also where a sample is drawn. */
  counts: { best: number; gone: number };
  onOpen: (behind: Behind) => void;
}

export function RfmMapPicture({ map, counts, onOpen }: RfmMapPictureProps) {
  const words = useStrings(loyaltyStrings);
  const { total, customers, isSample, boundaries } = map;
  const ticks = useTicks(boundaries);
  const regions = useRegions();
  const points = usePoints(customers);
  return (
    <Stack gap="xs">
      <ScatterChart
        title={words.mapTitle}
        isSummaryShown
        size="large"
        points={points}
        x={{ label: words.mapX, ticks: ticks.x }}
        y={{ label: words.mapY, ticks: ticks.y }}
        regions={regions}
        finding={words.mapFound({ ...counts, total })}
        open={{
          hint: words.mapHint,
          onOpen: (index) => {
            const customer = customers[index];
            if (customer) onOpen({ of: 'customer', contactId: customer.contactId, name: customer.name });
          },
        }}
      />
      <Text size="caption" tone="muted">
        {isSample ? words.mapSample({ shown: customers.length, total }) : words.mapSize}
      </Text>
    </Stack>
  );
}

/** The limits of the fifths. Those of recency run from long ago to now. */
function useTicks(boundaries: RfmMap['boundaries']) {
  const figure = useFigure({ maximumFractionDigits: 1 });
  const ticksOf = (limits: readonly number[]) => limits.map((limit, index) => ({ at: index + 1, text: figure(limit) }));
  return {
    x: ticksOf(boundaries?.recencyDays.toReversed() ?? []),
    y: ticksOf(boundaries?.frequencyDays ?? []),
  };
}

function useRegions() {
  const { segment } = useStrings(rfmStrings);
  return RFM_SEGMENTS.map((name) => ({ ...GROUNDS[name], name: segment[name] }));
}

function usePoints(customers: RfmMap['customers']): ScatterPoint[] {
  const { segment } = useStrings(rfmStrings);
  const figure = useFigure(WHOLE);
  const places = placesOf(customers);
  const hasPaid = customers.some(({ dealValue }) => dealValue !== null);
  return customers.map((one, index) => ({
    name: one.name,
    x: places[index]?.x ?? 0,
    y: places[index]?.y ?? 0,
    region: segment[one.segment],
    texts: { x: figure(one.silenceDays), y: figure(one.transactionDays) },
    ...(hasPaid && { size: one.dealValue ?? 0 }),
  }));
}
