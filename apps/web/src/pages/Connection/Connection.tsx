import { CHANGES_URL } from '@concordia/api-client';
import { Link } from '@concordia/ui/components/Link';
import { text } from '@concordia/ui/theme';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';
import * as styles from './Connection.css';

const doors = [
  {
    href: '/docs',
    name: 'API reference',
    says: 'Every call with its parameters, answers and errors, to read and to try.',
  },
  {
    href: '/docs-json',
    name: 'OpenAPI document',
    says: 'The same as JSON, for generating a client in your language.',
  },
  {
    href: '/api/health',
    name: 'Health',
    says: 'How the database, the jobs and the disk are, for monitoring.',
  },
  {
    href: CHANGES_URL,
    name: 'Stream of changes',
    says: 'Server-sent events that name what changed: messages, stats, contacts, imports, workspace. Come back with Last-Event-ID and you are told what you missed.',
  },
] as const;

/** Where other programs come in, as far as this stage goes. */
export function Connection() {
  return (
    <Page
      title="Connection"
      description="Ways into this workspace for programs and the people who write them."
      aside={<BackToDashboard />}
    >
      <div className={styles.layout}>
        <dl className={styles.doors}>
          {doors.map(({ href, name, says }) => (
            <div key={href} className={styles.door}>
              <dt>
                <Link href={href} isStandalone isExternal>
                  {name}
                </Link>
                <code className={styles.path}>{href}</code>
              </dt>
              <dd className={text({ style: 'body', tone: 'muted' })}>{says}</dd>
            </div>
          ))}
        </dl>
        <section className={styles.example} aria-labelledby="follow-changes">
          <h2 id="follow-changes" className={text({ style: 'heading' })}>
            Follow the changes from a terminal
          </h2>
          <pre className={styles.code}>
            <code>{`curl -N ${window.location.origin}${CHANGES_URL}`}</code>
          </pre>
        </section>
        <p className={text({ style: 'body', tone: 'muted' })}>
          Modules, events, webhooks and tokens are not part of this version.
        </p>
      </div>
    </Page>
  );
}
