import { LineChart } from '../../../components/LineChart';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useFigure, useStrings } from '../../../locale';
import { patternAnalysisStrings } from '../../../strings/generated/patternAnalysis';
import type { PatternPartProps } from './CadenceClasses';

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };
const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const inUnit = (unit: string) => ({ style: 'unit', unit, unitDisplay: 'short' }) as const;

/** Short names of times: "15 min", "3 hr", "1 wk". */
function useTimeNames(): (minutes: number) => string {
  const minute = useFigure(inUnit('minute'));
  const hour = useFigure(inUnit('hour'));
  const day = useFigure(inUnit('day'));
  const week = useFigure(inUnit('week'));
  return (minutes) => {
    if (minutes < HOUR) return minute(minutes);
    if (minutes < DAY || minutes % DAY !== 0) return hour(minutes / HOUR);
    return minutes < WEEK ? day(minutes / DAY) : week(minutes / WEEK);
  };
}

/** How many messages have a reply after which time, with those still waiting, and the target. */
export function ReplyCurve({ patterns: { reached, targetHours } }: Pick<PatternPartProps, 'patterns'>) {
  const words = useStrings(patternAnalysisStrings);
  const timeName = useTimeNames();
  const at = reached.findIndex(({ minutes }) => minutes === (targetHours ?? 0) * HOUR);
  const share = reached[at]?.share ?? null;
  const later = reached.find(({ minutes }) => minutes === DAY)?.share ?? null;
  const sentence = () => {
    if (later === null) return words.reachedFew;
    return targetHours === null || share === null
      ? words.reachedDay({ later })
      : words.reachedTarget({ share, hours: targetHours, later });
  };
  return (
    <Stack gap="sm">
      <LineChart
        title={words.reached}
        headingLevel={4}
        size="small"
        isSummaryShown
        hasArea
        finding={sentence()}
        format={PERCENT}
        along={{ names: reached.map(({ minutes }) => timeName(minutes)) }}
        series={[{ name: words.reachedSeries, values: reached.map((one) => one.share) }]}
        threshold={at < 0 ? undefined : { name: words.target, at }}
      />
      {at >= 0 && (
        <Text size="caption" tone="muted">
          {words.targetHelp}
        </Text>
      )}
    </Stack>
  );
}
