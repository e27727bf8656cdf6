import { type RfmAnalysis, useGetRfmMap } from '@concordia/api-client';
import { BEST_SEGMENTS } from '@concordia/domain/customers';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { loyaltyStrings } from '../../../strings/generated/loyalty';
import { PictureSpace, useFigures } from '../intelligence';
import type { Behind } from './behind';

const RfmMapPicture = lazyWithPreload(async () => (await import('./RfmMapPicture')).RfmMapPicture);

/** Of the picture with its title, sentence and note, in rem. */
const MAP_REM = 33;

export interface RfmMapProps {
  segments: RfmAnalysis['segments'];
  onOpen: (behind: Behind) => void;
}

export function RfmMap({ segments, onOpen }: RfmMapProps) {
  const words = useStrings(loyaltyStrings);
  const state = useFigures(useGetRfmMap(), words.mapFailed);
  const counts = {
    best: BEST_SEGMENTS.reduce((sum, segment) => sum + segments[segment].count, 0),
    gone: segments.atRisk.count,
  };
  return (
    <WidgetFrame
      title={words.map}
      isHeadingHidden
      headingLevel={3}
      size="compact"
      state={state}
      skeleton={<PictureSpace rem={MAP_REM} />}
      empty={null}
    >
      {(map) => (
        <PictureSpace rem={MAP_REM}>
          <RfmMapPicture map={map} counts={counts} onOpen={onOpen} />
        </PictureSpace>
      )}
    </WidgetFrame>
  );
}
