import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import type { AssigneeChoice } from './useAssignees';
import { useLimitWords } from './useLimitWords';

/** Says why not everyone can be assigned, and leads to the members of the accounts. Nothing where everyone can. */
export function AssignLimits({ choice }: { choice: AssigneeChoice }) {
  const limit = useLimitWords(choice);
  if (limit === null) return null;
  return (
    <Stack gap="xs">
      <Text size="caption" tone="muted">
        {limit.why}
      </Text>
      <Inline gap="md">
        {limit.links.map(({ accountId, label, href }) => (
          <Link key={accountId} href={href} isStandalone>
            {label}
          </Link>
        ))}
      </Inline>
    </Stack>
  );
}
