import { CHANGES_URL } from '@concordia/api-client';
import { CodeBlock } from '@concordia/ui/components/CodeBlock';
import { Inline } from '@concordia/ui/components/Inline';
import { Link } from '@concordia/ui/components/Link';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';
import { connectionStrings } from '../../strings/connection';

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
      <Stack width="column" gap="xxl">
        <Stack as="ul" hasDividers>
          {doors.map(({ href, key }) => (
            <li key={href}>
              <Inline align="baseline" gap="md">
                <Link href={href} isStandalone isExternal>
                  {words.doors[key].name}
                </Link>
                <Text as="code" size="caption" tone="muted">
                  {href}
                </Text>
              </Inline>
              <Text tone="muted">{words.doors[key].help}</Text>
            </li>
          ))}
        </Stack>
        <CodeBlock label={words.follow} code={`curl -N ${window.location.origin}${CHANGES_URL}`} />
        <Text tone="muted">{words.notYet}</Text>
      </Stack>
    </Page>
  );
}
