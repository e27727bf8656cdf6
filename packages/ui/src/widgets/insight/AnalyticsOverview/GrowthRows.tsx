import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { useFigure, useStrings } from '../../../locale';
import { analyticsOverviewStrings } from '../../../strings/analyticsOverview';
import type { OverviewFiguresProps } from './OverviewFigures';

/** Both periods that growth compares, each with its messages. */
export function GrowthRows({ overview, onOpen }: Pick<OverviewFiguresProps, 'overview' | 'onOpen'>) {
  const words = useStrings(analyticsOverviewStrings);
  const figure = useFigure();
  const { totalMessages, previous, links } = overview;
  const periods = [
    { name: words.totalMessages, count: totalMessages, url: links.messages },
    { name: words.before, count: previous.totalMessages, url: links.preceding },
  ];
  return (
    <Inline gap="sm">
      {periods.map(({ name, count, url }) => (
        <Button key={url} size="small" isDisabled={count === 0} onPress={() => onOpen({ name, url })}>
          {`${name}: ${figure(count)}`}
        </Button>
      ))}
    </Inline>
  );
}
