import type { CustomerStanding } from '@concordia/api-client';
import { useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useMoney, useStrings } from '../../../locale';
import { customerListStrings } from '../../../strings/customerList';
import { churnStrings } from '../../../strings/generated/churn';
import { rfmStrings } from '../../../strings/generated/rfm';
import { Fact, Facts } from '../intelligence';
import { CustomerWhy } from './CustomerWhy';
import { OfferDialog } from './OfferDialog';

const TONES = { high: 'negative', medium: 'warning', low: 'positive' } as const;

export interface CustomerRowProps {
  customer: CustomerStanding;
  contactHref: (contactId: string) => string;
}

export function CustomerRow({ customer, contactHref }: CustomerRowProps) {
  const words = useStrings(customerListStrings);
  const rfm = useStrings(rfmStrings);
  const [isWhyShown, setWhyShown] = useState(false);
  const [isOffering, setOffering] = useState(false);
  const { contactId, name, company, segment, risk } = customer;
  return (
    <li>
      <Stack gap="sm">
        <Inline justify="between" align="start">
          <Stack gap="none">
            <Inline gap="sm">
              <Text as="span" weight="semibold" dir="auto">
                {name}
              </Text>
              <Badge>{rfm.segment[segment]}</Badge>
              {risk !== null && <RiskBadge risk={risk} />}
            </Inline>
            <Text size="dense" tone="muted" dir="auto">
              {company ?? words.individual}
            </Text>
          </Stack>
          <Inline gap="sm">
            <Link href={contactHref(contactId)} isStandalone>
              {words.openContact}
            </Link>
            <Button size="small" aria-label={words.namedOffer({ name })} onPress={() => setOffering(true)}>
              {words.offer}
            </Button>
          </Inline>
        </Inline>
        <CustomerFigures customer={customer} />
        <Disclosure title={words.whyOf({ name })} size="small" headingLevel="none" onExpandedChange={setWhyShown}>
          {isWhyShown && <CustomerWhy contactId={contactId} />}
        </Disclosure>
      </Stack>
      {isOffering && <OfferDialog contactId={contactId} name={name} onClose={() => setOffering(false)} />}
    </li>
  );
}

function RiskBadge({ risk }: { risk: NonNullable<CustomerStanding['risk']> }) {
  const words = useStrings(churnStrings);
  return <Badge tone={TONES[risk]}>{words.level[risk]}</Badge>;
}

function CustomerFigures({ customer }: Pick<CustomerRowProps, 'customer'>) {
  const words = useStrings(customerListStrings);
  const { chance } = useStrings(churnStrings);
  const money = useMoney();
  const { recency, frequency, monetary, churnProbability, expectedValue, dealValue, silenceDays } = customer;
  return (
    <Facts>
      <Fact term={words.churn}>{churnProbability === null ? '–' : chance({ share: churnProbability })}</Fact>
      <Fact term={words.value}>{expectedValue === null ? '–' : money(expectedValue)}</Fact>
      <Fact term={words.deals}>{dealValue === null ? words.noDeals : money(dealValue)}</Fact>
      <Fact term={words.heard}>{silenceDays === 0 ? words.today : words.ago({ days: Math.round(silenceDays) })}</Fact>
      <Fact term={words.scoresTerm}>{words.scores({ recency, frequency, monetary })}</Fact>
    </Facts>
  );
}
