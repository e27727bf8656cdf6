import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { relationshipGraphStrings } from '../../../strings/relationshipGraph';
import type { RelatedCompany } from './related';

export function CompanyDetails({ company: { name, people } }: { company: RelatedCompany }) {
  const words = useStrings(relationshipGraphStrings);
  return (
    <Stack gap="xs">
      <Text weight="medium">
        <bdi>{name}</bdi>
      </Text>
      <Text size="dense" tone="muted" isTabular>
        {words.employs({ count: people })}
      </Text>
    </Stack>
  );
}
