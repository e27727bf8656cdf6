import { type Cadence, type CadencePerson, getListCadencePeopleUrl } from '@concordia/api-client';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { patternAnalysisStrings } from '../../../strings/generated/patternAnalysis';
import { PagedList } from './PagedList';
import * as styles from './PatternAnalysis.css';
import { PersonLink } from './PersonLink';

const PAGE = 25;

interface ContactLinks {
  contactHref: (contactId: string) => string;
}

export function CadencePeople({ cadence, contactHref }: ContactLinks & { cadence: Cadence }) {
  const words = useStrings(patternAnalysisStrings);
  return (
    <PagedList<CadencePerson>
      title={words.cadence[cadence]}
      url={getListCadencePeopleUrl(cadence, { limit: PAGE })}
      failed={words.peopleFailed}
      empty={words.nobody}
      count={(people) => words.people({ people })}
      getKey={({ contactId }) => contactId}
    >
      {(person) => <PersonRow person={person} cadence={cadence} contactHref={contactHref} />}
    </PagedList>
  );
}

function PersonRow({ person, cadence, contactHref }: ContactLinks & { person: CadencePerson; cadence: Cadence }) {
  const words = useStrings(patternAnalysisStrings);
  const { company, messageDays, lastMessageAt, previous } = person;
  const facts = [
    words.messageDays({ days: messageDays }),
    ...(previous === null || previous === cadence ? [] : [words.wasBefore({ cadence: words.cadence[previous] })]),
  ];
  return (
    <div className={styles.row}>
      <Stack gap="none">
        <PersonLink {...person} contactHref={contactHref} />
        <Text size="caption" tone="muted" isTabular>
          {company !== null && (
            <>
              <bdi>{company}</bdi>
              {' · '}
            </>
          )}
          {facts.join(' · ')}
        </Text>
      </Stack>
      <Text as="span" size="caption" tone="muted">
        {words.lastMessage} <RelativeTime instant={lastMessageAt} />
      </Text>
    </div>
  );
}
