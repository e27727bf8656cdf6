import { type CadenceChange, getListCadenceChangesUrl } from '@concordia/api-client';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { patternAnalysisStrings } from '../../../strings/generated/patternAnalysis';
import { PagedList } from './PagedList';
import * as styles from './PatternAnalysis.css';
import { PersonLink } from './PersonLink';

const PAGE = 25;

interface ContactLinks {
  contactHref: (contactId: string) => string;
}

export function ChangedPeople({ contactHref }: ContactLinks) {
  const words = useStrings(patternAnalysisStrings);
  return (
    <PagedList<CadenceChange>
      title={words.changed}
      url={getListCadenceChangesUrl({ limit: PAGE })}
      failed={words.peopleFailed}
      empty={words.nobody}
      count={(people) => words.people({ people })}
      getKey={({ contactId }) => contactId}
    >
      {(change) => <ChangeRow change={change} contactHref={contactHref} />}
    </PagedList>
  );
}

function ChangeRow({ change, contactHref }: ContactLinks & { change: CadenceChange }) {
  const words = useStrings(patternAnalysisStrings);
  // The time is only known to the day.
  const day = useDateFormat({ dateStyle: 'medium' });
  const { from, to, at } = change;
  return (
    <div className={styles.row}>
      <Stack gap="none">
        <PersonLink {...change} contactHref={contactHref} />
        <Text size="caption" tone="muted">
          {words.changedTo({ before: words.cadence[from], now: words.cadence[to] })}
        </Text>
      </Stack>
      <Text as="span" size="caption" tone="muted">
        <time dateTime={at}>{day.format(new Date(at))}</time>
      </Text>
    </div>
  );
}
