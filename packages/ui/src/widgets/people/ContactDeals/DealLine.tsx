import type { Deal, DealStage } from '@concordia/api-client';
import { Text } from '../../../components/Text';
import { ToggleIconButton } from '../../../components/ToggleButton';
import { useMoney, useStrings } from '../../../locale';
import { contactDealsStrings } from '../../../strings/generated/contactDeals';
import { dealStrings } from '../../../strings/generated/deal';
import { stageName } from '../deals/stageName';
import { useDealDay } from '../deals/useDealDay';
import { useLinkDeal } from '../deals/useLinkDeal';
import * as styles from './ContactDeals.css';

interface DealLineProps {
  deal: Deal;
  stages: readonly DealStage[];
  conversationId?: string;
  onOpen: () => void;
}

/** A deal on two lines. The first opens it. */
export function DealLine({ deal, stages, conversationId, onOpen }: DealLineProps) {
  const words = useStrings(contactDealsStrings);
  const dealWords = useStrings(dealStrings);
  const money = useMoney();
  const dayOf = useDealDay();
  const link = useLinkDeal();
  const title = deal.title ?? dealWords.purchase;
  const stage = stages.find(({ id }) => id === deal.stage);
  const day = dayOf(deal);
  const isLinked = conversationId !== undefined && deal.conversationIds.includes(conversationId);
  return (
    <li className={styles.line}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles.title}>
          <bdi>{title}</bdi>
          <span className={styles.value}>{money(deal.value)}</span>
        </span>
        <Text as="span" size="caption" tone={day?.isLate ? 'negative' : 'muted'}>
          {[stage === undefined ? deal.stage : stageName(stage, dealWords), day?.text]
            .filter((fact) => fact !== undefined)
            .join(' · ')}
        </Text>
      </button>
      {conversationId !== undefined && (
        <ToggleIconButton
          icon="link"
          size="small"
          label={words.linked({ title })}
          isSelected={isLinked}
          onChange={(isOn) => void link(deal, conversationId, isOn)}
        />
      )}
    </li>
  );
}
