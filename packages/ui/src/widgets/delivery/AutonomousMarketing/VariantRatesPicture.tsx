import type { ThompsonOptimization } from '@concordia/api-client';
import { densityCurve, posterior } from '@concordia/domain/experiments';
import { IntervalChart } from '../../../components/IntervalChart';
import { useStrings } from '../../../locale';
import { campaignPicturesStrings } from '../../../strings/generated/campaignPictures';

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

/** What rate each variant may have. Names a winner only where the stopping rule has. */
export function VariantRatesPicture({ optimization }: { optimization: ThompsonOptimization }) {
  const words = useStrings(campaignPicturesStrings);
  const { variants, recommendation } = optimization;
  const winner = variants.find(({ id }) => id === recommendation.winningVariant);
  const finding = () => {
    if (variants.length < 2) return words.single;
    return winner === undefined ? words.undecided : words.decided({ name: winner.name });
  };
  return (
    <IntervalChart
      title={words.variantsTitle({ rate: words.rate[optimization.goal ?? 'reply'] })}
      isSummaryShown
      format={PERCENT}
      finding={finding()}
      estimates={variants.map((variant) => ({
        name: variant.name,
        value: variant.expectedRate,
        low: variant.low,
        high: variant.high,
        density: densityCurve(posterior(variant)),
      }))}
    />
  );
}
