import { CHANGES_URL } from '@concordia/api-client';
import { Heading } from '@concordia/ui/components/Heading';
import { Inline } from '@concordia/ui/components/Inline';
import { Link } from '@concordia/ui/components/Link';
import { Stack } from '@concordia/ui/components/Stack';
import { useStrings } from '@concordia/ui/locale';
import { useId } from 'react';
import { connectionStrings } from '../../strings/generated/connection';

const links = [
  { href: '/docs', key: 'reference' },
  { href: '/docs-json', key: 'document' },
  { href: '/asyncapi.json', key: 'asyncApi' },
  { href: '/.well-known/jwks.json', key: 'keys' },
  { href: '/api/health', key: 'health' },
  { href: CHANGES_URL, key: 'stream' },
] as const;

/** Links for developers, shown on every view. */
export function DeveloperLinks() {
  const words = useStrings(connectionStrings);
  const titleId = useId();
  return (
    <Stack as="footer" gap="sm">
      <Heading level={2} size="caption" tone="muted" id={titleId}>
        {words.linksTitle}
      </Heading>
      <Inline as="ul" gap="lg" aria-labelledby={titleId}>
        {links.map(({ href, key }) => (
          <li key={href}>
            <Link href={href} tone="ink" isStandalone isExternal>
              {words.links[key]}
            </Link>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}
