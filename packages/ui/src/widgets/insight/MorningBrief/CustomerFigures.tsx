import { Stat } from '../../../components/Stat';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { type CustomerStanding, shareOf } from './figures';

const SCORE = { maximumFractionDigits: 1 } as const;

/** Whole percents: with a few dozen customers, one is more than a point. */
const SHARE = { style: 'percent', maximumFractionDigits: 0 } as const;

interface CustomerFiguresProps extends CustomerStanding {
  /** @default false */
  isSample?: boolean;
}

export function CustomerFigures({ avgRfmScore, engagement, churnAtRisk, isSample }: CustomerFiguresProps) {
  const words = useStrings(morningBriefStrings);
  const look = { size: 'small', isSample } as const;
  return (
    <>
      <Stat label={words.avgRfmScore} value={avgRfmScore} format={SCORE} unit={words.ofFifteen} {...look} />
      <Stat label={words.engagement} value={shareOf(engagement)} format={SHARE} {...look} />
      <Stat label={words.churnAtRisk} value={shareOf(churnAtRisk)} format={SHARE} better="down" {...look} />
    </>
  );
}
