import type { EmailSummaryContactsTopDomainsItem } from '@concordia/api-client';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useFigure, useStrings } from '../../../locale';
import { emailSetupStrings } from '../../../strings/generated/emailSetup';

/** Domains shown (specification, section 9). */
const MOST = 5;

export function TopDomains({ domains }: { domains: readonly EmailSummaryContactsTopDomainsItem[] }) {
  const words = useStrings(emailSetupStrings);
  const figure = useFigure();
  return (
    <Stack gap="sm">
      <Heading level={3} size="dense">
        {words.topDomains}
      </Heading>
      {domains.length === 0 ? (
        <Text tone="muted">{words.noDomains}</Text>
      ) : (
        <DescriptionList>
          {domains.slice(0, MOST).map(({ domain, count }) => (
            <Description key={domain} term={domain}>
              {figure(count)}
            </Description>
          ))}
        </DescriptionList>
      )}
    </Stack>
  );
}
