import { pageOf, useListContacts } from '@concordia/api-client';
import { Link } from '@concordia/ui/components/Link';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { Sentence, useStrings } from '@concordia/ui/locale';
import { useStats } from '@concordia/ui/widgets/messages';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';
import { intelligenceStrings } from '../../strings/intelligence';
import { knowledgeWords } from './knowledgeWords';

const parts = {
  contacts: (name: string) => <Link href="/contacts">{name}</Link>,
  counts: (name: string) => <Link href="/analytics">{name}</Link>,
};

/** What the workspace knows about relationships at this stage, in a sentence of what is counted. */
export function Intelligence() {
  const words = useStrings(intelligenceStrings);
  const { data: stats } = useStats();
  const contacts = useListContacts({ limit: 1 });
  const { total } = pageOf(contacts.data);
  return (
    <Page title={words.title} aside={<BackToDashboard />}>
      <Stack gap="none">
        <div aria-live="polite">
          <Text size="reading">{stats && total !== null ? knowledgeWords(stats, total, words) : words.reading}</Text>
        </div>
        <Text size="reading">
          <Sentence parts={parts}>{words.notYet}</Sentence>
        </Text>
      </Stack>
    </Page>
  );
}
