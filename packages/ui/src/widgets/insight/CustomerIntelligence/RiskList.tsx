import { type CustomerStanding, useListCustomers } from '@concordia/api-client';
import { Avatar } from '../../../components/Avatar';
import { Badge } from '../../../components/Badge';
import { Link } from '../../../components/Link';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useDateFormat, useStrings } from '../../../locale';
import { churnStrings } from '../../../strings/generated/churn';
import { loyaltyStrings } from '../../../strings/generated/loyalty';
import { useRows } from '../intelligence';
import * as styles from './CustomerIntelligence.css';
import { reasonOf } from './riskReason';

const SHOWN = 5;

const TONES = { high: 'negative', medium: 'warning', low: 'positive' } as const;

export interface RiskListProps {
  contactHref: (contactId: string) => string;
}

/** The customers most at risk, the surest first, each with the one thing to know. */
export function RiskList({ contactHref }: RiskListProps) {
  const words = useStrings(loyaltyStrings);
  const answer = useListCustomers({ sort: 'risk', limit: SHOWN });
  const atRisk = answer.data?.filter(({ risk }) => risk === 'high' || risk === 'medium');
  const state = useRows({ ...answer, data: atRisk }, words.riskFailed);
  return (
    <WidgetFrame
      title={words.riskTitle}
      headingLevel={3}
      size="compact"
      state={state}
      skeleton={<SkeletonShape shape="block" height="14rem" />}
      empty={<Text tone="muted">{words.riskNone}</Text>}
    >
      {(customers) => (
        <ol className={styles.ranked} aria-label={words.riskTitle}>
          {customers.map((customer) => (
            <RiskRow key={customer.contactId} customer={customer} href={contactHref(customer.contactId)} />
          ))}
        </ol>
      )}
    </WidgetFrame>
  );
}

function RiskRow({ customer, href }: { customer: CustomerStanding; href: string }) {
  const words = useStrings(loyaltyStrings);
  const { level } = useStrings(churnStrings);
  const { name, risk, churnProbability } = customer;
  return (
    <li className={styles.rankedRow}>
      <Avatar name={name} />
      <Stack gap="none">
        <Link href={href} isStandalone tone="ink">
          <bdi>{name}</bdi>
        </Link>
        <Text size="dense" tone="muted">
          {useReason(customer)}
        </Text>
      </Stack>
      <div className={styles.chance}>
        {risk !== null && <Badge tone={TONES[risk]}>{level[risk]}</Badge>}
        {churnProbability !== null && (
          <Text as="span" size="caption" tone="muted">
            {words.riskChance({ share: churnProbability })}
          </Text>
        )}
      </div>
    </li>
  );
}

function useReason(customer: CustomerStanding): string {
  const { risk } = useStrings(loyaltyStrings);
  const date = useDateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  const reason = reasonOf(customer);
  const silence = customer.silenceDays;
  if (reason === 'usual') return risk.usual;
  if (reason === 'cancelled') {
    return risk.cancelled({ day: date.format(Date.parse(customer.cancelledDay ?? customer.lastDay)), silence });
  }
  if (reason === 'quiet') return risk.quiet({ silence, gap: Math.max(1, Math.round(customer.usualGapDays ?? 1)) });
  return risk[reason]({ silence });
}
