import type { RfmAnalysis } from '@concordia/api-client';
import { BEST_SEGMENTS } from '@concordia/domain/customers';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { useFigure, useStrings } from '../../../locale';
import { rfmStrings } from '../../../strings/generated/rfm';
import type { Behind } from './behind';

export interface BestSegmentsProps {
  segments: RfmAnalysis['segments'];
  onOpen: (behind: Behind) => void;
}

/** The customers behind the share in the four best segments. */
export function BestSegments({ segments, onOpen }: BestSegmentsProps) {
  const words = useStrings(rfmStrings);
  const figure = useFigure();
  return (
    <Inline gap="sm">
      {BEST_SEGMENTS.map((segment) => {
        const { count, characteristics } = segments[segment];
        return (
          <Button
            key={segment}
            size="small"
            isDisabled={count === 0}
            onPress={() => onOpen({ of: 'segment', segment, characteristics })}
          >
            {`${words.segment[segment]}: ${figure(count)}`}
          </Button>
        );
      })}
    </Inline>
  );
}
