import { BarChart } from '../../../components/BarChart';
import type { MeaningHue } from '../../../components/Chart';
import { useStrings } from '../../../locale';
import { analyticsOverviewStrings } from '../../../strings/analyticsOverview';
import type { Behind } from './AnalyticsOverview';

interface DistributionProps<Key extends string> {
  title: string;
  /** Without extension. */
  fileName: string;
  keys: readonly Key[];
  nameOf: (key: Key) => string;
  hueOf: (key: Key) => MeaningHue;
  counts: Readonly<Record<Key, number>>;
  /** The API URLs that list each key's messages. */
  links: Readonly<Record<Key, string>>;
  onOpen: (behind: Behind) => void;
}

/** Counts by channel, priority or sentiment, in their colors; each opens its messages. */
export function Distribution<Key extends string>(props: DistributionProps<Key>) {
  const { title, fileName, keys, nameOf, hueOf, counts, links, onOpen } = props;
  const words = useStrings(analyticsOverviewStrings);
  return (
    <BarChart
      title={title}
      fileName={fileName}
      empty={words.quiet}
      orientation="horizontal"
      hasValues
      along={{ names: keys.map(nameOf), hues: keys.map(hueOf) }}
      series={[{ name: words.messages, values: keys.map((key) => counts[key]) }]}
      open={{
        hint: words.opensMessages,
        onOpen: (index) => {
          const key = keys[index];
          if (key !== undefined) onOpen({ name: nameOf(key), url: links[key] });
        },
      }}
    />
  );
}
