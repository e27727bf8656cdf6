import { useGetWeeklyCadence, type WeeklyCadence as WeeklyCadenceData } from '@concordia/api-client';
import { cadenceFinding } from '@concordia/domain/patterns';
import { HeatMap } from '../../../components/HeatMap';
import { Stack } from '../../../components/Stack';
import { useDateFormat, useStrings } from '../../../locale';
import { patternAnalysisStrings } from '../../../strings/generated/patternAnalysis';
import { ReadChart } from '../../shared/activity';
import { HowCalculated } from '../intelligence';
import { WEEKLY_ROOM } from './sizes';

export interface WeeklyCadenceProps {
  onOpen: (contactId: string) => void;
}

/** Who was in touch in which weeks. A week of a contact opens the contact. */
export function WeeklyCadence({ onOpen }: WeeklyCadenceProps) {
  const words = useStrings(patternAnalysisStrings);
  return (
    <ReadChart answer={useGetWeeklyCadence()} failed={words.weeklyFailed} {...WEEKLY_ROOM}>
      {(cadence) => <Ready cadence={cadence} onOpen={onOpen} />}
    </ReadChart>
  );
}

function Ready({ cadence: { weeks, people }, onOpen }: WeeklyCadenceProps & { cadence: WeeklyCadenceData }) {
  const words = useStrings(patternAnalysisStrings);
  const day = useDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const { steadiest, silent } = cadenceFinding(
    people.map(({ contactId: id, weeks: counts }) => ({ id, weeks: counts })),
  );
  const name = people.find(({ contactId }) => contactId === steadiest?.id)?.name;
  const sentences = [
    ...(steadiest !== null && name !== undefined
      ? [words.steadiest({ name, weeks: steadiest.weeks, all: weeks.length })]
      : []),
    people.length === 1
      ? words.alone[silent === 0 ? 'inTouch' : 'silent']
      : words.silentOf({ silent, people: people.length }),
  ];
  return (
    <Stack gap="sm">
      <HeatMap
        title={words.weekly}
        empty={words.weeklyEmpty}
        isSummaryShown
        finding={sentences.join(' ')}
        columns={weeks.map((week) => day.format(Date.parse(week)))}
        open={{
          hint: words.opensContact,
          onOpen: (_, row) => {
            const contact = people[row];
            if (contact !== undefined) onOpen(contact.contactId);
          },
        }}
        rows={people.map((person) => ({ name: person.name, values: person.weeks }))}
      />
      <HowCalculated of="cadence" />
    </Stack>
  );
}
