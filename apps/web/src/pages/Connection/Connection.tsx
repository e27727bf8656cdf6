import { CHANGES_URL } from '@concordia/api-client';
import { Link } from '@concordia/ui/components/Link';
import { useStrings } from '@concordia/ui/locale';
import { text } from '@concordia/ui/theme';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';
import { connectionStrings } from '../../strings/connection';
import * as styles from './Connection.css';

const doors = [
  { href: '/docs', key: 'reference' },
  { href: '/docs-json', key: 'document' },
  { href: '/api/health', key: 'health' },
  { href: CHANGES_URL, key: 'stream' },
] as const;

/** Where other programs come in, as far as this stage goes. */
export function Connection() {
  const words = useStrings(connectionStrings);
  return (
    <Page title={words.title} description={words.description} aside={<BackToDashboard />}>
      <div className={styles.layout}>
        <dl className={styles.doors}>
          {doors.map(({ href, key }) => (
            <div key={href} className={styles.door}>
              <dt>
                <Link href={href} isStandalone isExternal>
                  {words.doors[key].name}
                </Link>
                <code className={styles.path}>{href}</code>
              </dt>
              <dd className={text({ style: 'body', tone: 'muted' })}>{words.doors[key].help}</dd>
            </div>
          ))}
        </dl>
        <section className={styles.example} aria-labelledby="follow-changes">
          <h2 id="follow-changes" className={text({ style: 'heading' })}>
            {words.follow}
          </h2>
          <pre className={styles.code}>
            <code>{`curl -N ${window.location.origin}${CHANGES_URL}`}</code>
          </pre>
        </section>
        <p className={text({ style: 'body', tone: 'muted' })}>{words.notYet}</p>
      </div>
    </Page>
  );
}
