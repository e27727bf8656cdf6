import { pageOf, useListContacts } from '@concordia/api-client';
import { Link } from '@concordia/ui/components/Link';
import { text } from '@concordia/ui/theme';
import { useStats } from '@concordia/ui/widgets/messages';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';
import { knowledgeWords } from './knowledgeWords';

/** What the workspace knows about relationships at this stage, in a sentence of what is counted. */
export function Intelligence() {
  const { data: stats } = useStats();
  const contacts = useListContacts({ limit: 1 });
  const { total } = pageOf(contacts.data);
  return (
    <Page title="Intelligence" aside={<BackToDashboard />}>
      <div className={text({ style: 'reading' })}>
        <p aria-live="polite">{stats && total !== null ? knowledgeWords(stats, total) : 'Reading what is known…'}</p>
        <p>
          The graph of people, companies and topics that is drawn from them is not part of this version. What there is
          to see are <Link href="/contacts">the contacts</Link> and <Link href="/analytics">the counts</Link>.
        </p>
      </div>
    </Page>
  );
}
