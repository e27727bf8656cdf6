import type { HeldOutScore, ScoreInterval } from '@concordia/api-client';
import { Disclosure } from '../../../components/Disclosure';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { aiInsightsStrings } from '../../../strings/aiInsights';
import { Fact, Facts, LazyHowDecided } from '../intelligence';
import * as styles from './AiInsights.css';

/** How the displayed churn probability did on the newest period, beside silence alone and the base rate. */
export function HeldOut({ heldOut }: { heldOut: HeldOutScore }) {
  const words = useStrings(aiInsightsStrings);
  const day = useDateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  const { customers, left, cutoff, verdict, isMiscalibrated, isRecalibrated, calibration } = heldOut;
  return (
    <Stack gap="xs">
      <Scores heldOut={heldOut} />
      <Text size="dense">{words.verdict[verdict]}</Text>
      {isMiscalibrated && !isRecalibrated && <Text size="dense">{words.isMiscalibrated}</Text>}
      {isRecalibrated && <Text size="dense">{words.isRecalibrated}</Text>}
      <Text size="caption" tone="muted">
        {words.heldOutOn({ customers, left, cutoff: day.format(Date.parse(cutoff)) })}
      </Text>
      <Calibration bins={calibration} />
      <LazyHowDecided of="heldOut" />
    </Stack>
  );
}

function Calibration({ bins }: { bins: HeldOutScore['calibration'] }) {
  const words = useStrings(aiInsightsStrings);
  return (
    <Disclosure title={words.calibration} size="small" headingLevel="none">
      <ul className={styles.bins} aria-label={words.calibration}>
        {bins.map((bin, tenth) => (
          <Text key={tenth} as="li" size="dense" isTabular>
            {words.calibrationBin(bin)}
          </Text>
        ))}
      </ul>
    </Disclosure>
  );
}

function Scores({ heldOut }: { heldOut: HeldOutScore }) {
  const words = useStrings(aiInsightsStrings);
  const { score, interval, baselineScore, brier, brierInterval, silenceBrier, baselineBrier, calibrationError } =
    heldOut;
  const between = (range: ScoreInterval | null) => range !== null && { help: words.between(range) };
  return (
    <Facts>
      <Fact term={words.heldOut} {...between(interval)}>
        {score === null ? words.noScore : words.score({ score })}
      </Fact>
      {baselineScore !== null && <Fact term={words.silenceAuc}>{words.score({ score: baselineScore })}</Fact>}
      <Fact term={words.brier} {...between(brierInterval)}>
        {words.score({ score: brier })}
      </Fact>
      {silenceBrier !== null && <Fact term={words.silenceBrier}>{words.score({ score: silenceBrier })}</Fact>}
      <Fact term={words.baseBrier}>{words.score({ score: baselineBrier })}</Fact>
      <Fact term={words.calibrationError}>{words.percent({ share: calibrationError })}</Fact>
    </Facts>
  );
}
