import type { SearchResult } from '@concordia/api-client';
import { useId } from 'react';
import { Avatar } from '../../../components/Avatar';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Meter } from '../../../components/Meter';
import { Text } from '../../../components/Text';
import { useFigure, useStrings } from '../../../locale';
import { selectorSearchStrings } from '../../../strings/selectorSearch';
import { Fact, Facts } from '../intelligence';
import { Properties } from './Properties';
import * as styles from './SelectorSearch.css';

export interface ResultRowProps {
  result: SearchResult;
  contactHref: (contactId: string) => string;
  onShowNeighborhood: () => void;
}

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };
const SHARE: Intl.NumberFormatOptions = { maximumSignificantDigits: 3 };

/** Lower bounds of good (green) and fair (yellow) engagement; the rest is poor (red). */
const ENGAGEMENT = { good: 0.7, fair: 0.4 } as const;

export function ResultRow({ result, contactHref, onShowNeighborhood }: ResultRowProps) {
  const words = useStrings(selectorSearchStrings);
  const pagerank = useFigure(SHARE);
  const { entity_type, name, contactId, match_score, properties, analytics } = result;
  return (
    <li className={styles.result}>
      <Inline justify="between" align="start">
        <Inline gap="sm" align="center">
          {entity_type === 'Person' ? <Avatar name={name} /> : <Icon name="briefcase" />}
          {contactId === null ? (
            <Text as="span" weight="semibold" dir="auto">
              {name}
            </Text>
          ) : (
            <Link href={contactHref(contactId)} isStandalone>
              <bdi>{name}</bdi>
            </Link>
          )}
          <Badge>{words.entity[entity_type]}</Badge>
        </Inline>
        <Button size="small" aria-label={words.neighborhoodOf({ name })} onPress={onShowNeighborhood}>
          {words.neighborhood}
        </Button>
      </Inline>
      <div className={styles.facts}>
        <div className={styles.block}>
          <Meter label={words.score} value={match_score} maxValue={1} format={PERCENT} />
          <Meter
            label={words.engagement}
            value={analytics.engagement_score}
            maxValue={1}
            format={PERCENT}
            thresholds={ENGAGEMENT}
          />
          <Facts>
            <Fact term={words.pagerank}>{pagerank(analytics.pagerank)}</Fact>
          </Facts>
        </div>
        <div className={styles.block}>
          <Why result={result} />
          {Object.keys(properties).length > 0 && <Properties properties={properties} />}
        </div>
      </div>
    </li>
  );
}

function Why({ result: { matched_selectors, reasons } }: Pick<ResultRowProps, 'result'>) {
  const words = useStrings(selectorSearchStrings);
  const ids = { matched: useId(), reasons: useId() };
  return (
    <>
      {matched_selectors.length > 0 && (
        <div>
          <Text size="caption" tone="muted" id={ids.matched}>
            {words.matched}
          </Text>
          <ul aria-labelledby={ids.matched} className={styles.list}>
            {matched_selectors.map(({ type, value }) => (
              <li key={`${type}:${value}`}>
                <Text as="span" size="dense">
                  {words.selector[type]}: <bdi>{value}</bdi>
                </Text>
              </li>
            ))}
          </ul>
        </div>
      )}
      {reasons.length > 0 && (
        <div>
          <Text size="caption" tone="muted" id={ids.reasons}>
            {words.reasons}
          </Text>
          <ul aria-labelledby={ids.reasons} className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
