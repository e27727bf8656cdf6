import { Button } from '../../../components/Button';
import { Link } from '../../../components/Link';
import { Stat, StatGroup } from '../../../components/Stat';
import { useStrings } from '../../../locale';
import { analyticsOverviewStrings } from '../../../strings/analyticsOverview';
import { GROWTH, HOURS } from './formats';
import { growthNote } from './growthNote';
import type { OverviewFiguresProps } from './OverviewFigures';

export function FourFigures({ overview, contactsHref, onOpen }: Omit<OverviewFiguresProps, 'accountId'>) {
  const words = useStrings(analyticsOverviewStrings);
  const { totalMessages, totalContacts, activeContacts, inbound, outbound, links } = overview;
  const { averageResponseTime, responseTimes, growth, previous } = overview;
  const see = (name: string, url: string, label: string) => (
    <Button size="small" tone="quiet" onPress={() => onOpen({ name, url })}>
      {label}
    </Button>
  );
  return (
    <StatGroup>
      <Stat
        label={words.totalMessages}
        value={totalMessages}
        note={words.bothWays({ inbound, outbound })}
        action={totalMessages > 0 && see(words.totalMessages, links.messages, words.seeMessages)}
      />
      <Stat
        label={words.totalContacts}
        value={totalContacts}
        note={words.active({ contacts: activeContacts })}
        action={
          <Link href={contactsHref} tone="ink" isStandalone>
            {words.seeContacts}
          </Link>
        }
      />
      <Stat
        label={words.averageResponseTime}
        value={averageResponseTime}
        format={HOURS}
        unit={words.hours({ hours: averageResponseTime })}
        note={
          averageResponseTime === null
            ? words.nobodyAnswered
            : words.meanOfReplies({ answered: responseTimes.answered, unanswered: responseTimes.unanswered })
        }
        action={inbound > 0 && see(words.received, links.inbound, words.seeUnanswered)}
      />
      <Stat
        label={words.growthRate}
        value={growth.percent === null ? null : growth.percent / 100}
        format={GROWTH}
        note={growthNote(overview, words)}
        action={previous.totalMessages > 0 && see(words.before, links.preceding, words.seeBefore)}
      />
    </StatGroup>
  );
}
