import type { Deal } from '@concordia/api-client';
import { useId } from 'react';
import { Avatar } from '../../../components/Avatar';
import { BoardCard } from '../../../components/Board';
import { Icon } from '../../../components/Icon';
import type { RowFocusProps } from '../../../components/VirtualList';
import { useMoney, useStrings } from '../../../locale';
import { dealStrings } from '../../../strings/generated/deal';
import { useDealDay } from '../deals/useDealDay';
import * as styles from './DealBoard.css';

interface DealCardProps {
  deal: Deal;
  focusProps: RowFocusProps;
}

export function DealCard({ deal, focusProps }: DealCardProps) {
  const words = useStrings(dealStrings);
  const money = useMoney();
  const dayOf = useDealDay();
  const facts = useId();
  const { id, contact, company, value } = deal;
  const title = deal.title ?? words.purchase;
  const day = dayOf(deal);
  return (
    <BoardCard id={id} label={words.label({ title, name: contact.name })} describedBy={facts} focusProps={focusProps}>
      <div className={styles.card}>
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
        <div className={styles.person}>
          <Avatar name={contact.name} size="small" />
          <span className={styles.names}>
            <span className={styles.line}>
              <bdi>{contact.name}</bdi>
            </span>
            {company !== null && (
              <span className={styles.company}>
                <bdi>{company}</bdi>
              </span>
            )}
          </span>
        </div>
        <p id={facts} className={styles.facts}>
          <span className={styles.value}>{money(value)}</span>
          {day !== null && (
            <span className={styles.day} data-late={day.isLate || undefined}>
              {day.isLate && <Icon name="circle-alert" size="small" />}
              {day.text}
            </span>
          )}
        </p>
      </div>
    </BoardCard>
  );
}
