import type { EnrichmentField, EnrichmentItem } from '@concordia/domain/enrichment';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Text } from '../../../components/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useDateFormat, useFigure, useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';
import { Fact, Facts } from '../../insight/intelligence';
import * as styles from './DataEnrichment.css';

export interface ResultRowProps {
  item: EnrichmentItem;
  /** The author's name, or the result's number. */
  name: string;
  /** The requested fields, in order. */
  fields: readonly EnrichmentField[];
  /** Starts attaching it to a contact; `null` for sample data. */
  onAttach: (() => void) | null;
}

/** Shown above and below the facts, not among them. */
const APART: ReadonlySet<EnrichmentField> = new Set<EnrichmentField>(['author', 'name', 'text', 'headline', 'url']);

/** Visible lines of a text. Texts longer than `SAID_LENGTH` UTF-16 units may have more, so they get a button. */
const SAID_LINES = 4;
const SAID_LENGTH = 240;

export function ResultRow({ item, name, fields, onAttach }: ResultRowProps) {
  const words = useStrings(enrichmentStrings);
  const quote = item.text ?? item.headline;
  const facts = fields.filter((field) => !APART.has(field));
  return (
    <li className={styles.row}>
      <Inline justify="between" align="start">
        <Text as="span" weight="semibold" dir="auto">
          {name}
        </Text>
        <Inline gap="sm">
          {item.url && (
            <Link href={item.url} isExternal isStandalone>
              {words.open}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Link>
          )}
          {onAttach !== null && (
            <Button size="small" aria-label={words.attachOf({ name })} onPress={onAttach}>
              {words.attach}
            </Button>
          )}
        </Inline>
      </Inline>
      {quote && <Quote text={quote} />}
      {facts.length > 0 && (
        <Facts>
          {facts.map((field) => (
            <Fact key={field} term={words.field[field]}>
              <Value item={item} field={field} />
            </Fact>
          ))}
        </Facts>
      )}
    </li>
  );
}

function Quote({ text }: { text: string }) {
  const words = useStrings(enrichmentStrings);
  const [isWhole, setWhole] = useState(false);
  return (
    <div className={styles.quote}>
      <Text dir="auto" maxLines={isWhole ? undefined : SAID_LINES}>
        {text}
      </Text>
      {text.length > SAID_LENGTH && (
        <Button size="small" tone="quiet" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {isWhole ? words.less : words.more}
        </Button>
      )}
    </div>
  );
}

function Value({ item, field }: { item: EnrichmentItem; field: EnrichmentField }) {
  const words = useStrings(enrichmentStrings);
  const figure = useFigure();
  const moment = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const value = item[field] ?? null;
  if (value === null) {
    return (
      <Text as="span" tone="muted" weight="regular" size="dense">
        {words.unknown}
      </Text>
    );
  }
  if (typeof value === 'number') return figure(value);
  if (field === 'timestamp') return <time dateTime={value}>{moment.format(Date.parse(value))}</time>;
  return <bdi>{value}</bdi>;
}
