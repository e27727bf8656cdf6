import { type CustomerDetail, useGetCustomer } from '@concordia/api-client';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { customerListStrings } from '../../../strings/customerList';
import { useFigures } from '../intelligence';
import * as styles from './CustomerIntelligence.css';
import { OffersMade } from './OffersMade';

export function CustomerWhy({ contactId }: { contactId: string }) {
  const words = useStrings(customerListStrings);
  const state = useFigures(useGetCustomer(contactId), words.whyFailed);
  return (
    <WidgetFrame
      title={words.why}
      isHeadingHidden
      headingLevel={3}
      size="compact"
      state={state}
      skeleton={
        <Stack gap="sm">
          <SkeletonShape width="70%" />
          <SkeletonShape width="50%" />
        </Stack>
      }
      empty={null}
    >
      {(customer) => (
        <Stack gap="md">
          <Reasons why={customer.why} />
          <Grounds customer={customer} />
          <OffersMade contactId={contactId} offers={customer.offers} />
        </Stack>
      )}
    </WidgetFrame>
  );
}

function Reasons({ why }: Pick<CustomerDetail, 'why'>) {
  const words = useStrings(customerListStrings);
  if (why.length === 0) return <Text size="dense">{words.noReasons}</Text>;
  return (
    <ul className={styles.reasons} aria-label={words.why}>
      {why.map(({ factor, contribution, text }) => (
        <li key={factor} className={styles.reason}>
          <Text as="span" size="dense">
            {text}
          </Text>
          <Text as="span" size="dense" weight="medium" isTabular>
            {words.points({ contribution })}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function Grounds({ customer }: { customer: CustomerDetail }) {
  const words = useStrings(customerListStrings);
  const { alive, silenceDays, usualGapDays, transactionDays, signals } = customer;
  return (
    <DescriptionList>
      {alive !== null && <Description term={words.alive}>{words.aliveOf({ share: alive })}</Description>}
      <Description term={words.gap}>{words.gapOf({ silence: silenceDays, gap: usualGapDays })}</Description>
      <Description term={words.history}>
        {words.historyOf({ days: transactionDays, earlier: signals.earlierDays, later: signals.laterDays })}
      </Description>
      {signals.unanswered > 0 && (
        <Description term={words.unanswered}>{words.unansweredOf({ count: signals.unanswered })}</Description>
      )}
    </DescriptionList>
  );
}
