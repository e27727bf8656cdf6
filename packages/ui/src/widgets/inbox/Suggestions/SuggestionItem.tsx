import type { RememberedMessage, Suggestion } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { Inline } from '../../../components/Inline';
import { Meter } from '../../../components/Meter';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { suggestionStrings } from '../../../strings/generated/suggestion';
import { likelihood } from './likelihood';
import * as styles from './Suggestions.css';

export interface SuggestionItemProps {
  suggestion: Suggestion;
  onUse: () => void;
  /** Its use is being recorded. */
  isPending: boolean;
  /** Another suggestion's use is being recorded. */
  isDisabled: boolean;
}

const percent: Intl.NumberFormatOptions = { style: 'percent' };

export function SuggestionItem({ suggestion, onUse, isPending, isDisabled }: SuggestionItemProps) {
  const words = useStrings(suggestionStrings);
  const { type, content, confidence, grounds, source, answered, usedAt } = suggestion;
  return (
    <Stack gap="sm">
      <Inline>
        <Text as="span" size="caption" tone="muted" weight="medium">
          {words.type[type]}
        </Text>
        {usedAt !== null && <Badge>{words.used}</Badge>}
      </Inline>
      <div className={styles.content}>
        <Text size="dense" as="div" dir="auto">
          {content}
        </Text>
      </div>
      {answered !== null && <AnsweredBefore answered={answered} />}
      <Meter label={words.likelihood[likelihood(confidence)]} value={confidence / 100} maxValue={1} format={percent} />
      <Disclosure title={words.grounds} headingLevel="none" size="small">
        <Stack gap="xs">
          {grounds.map(({ quote, messageId }) => (
            <blockquote key={`${messageId} ${quote}`} className={styles.quote} dir="auto">
              {quote}
            </blockquote>
          ))}
          <Text size="caption" tone="muted">
            {grounds.length === 0 ? words.noGrounds : words.source[source]}
          </Text>
        </Stack>
      </Disclosure>
      <Inline>
        <Button
          size="small"
          icon="reply"
          aria-label={words.namedUse({ type: words.type[type], share: confidence / 100 })}
          isPending={isPending}
          isDisabled={isDisabled}
          onPress={onUse}
        >
          {words.use}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Whom we answered so, and when. */
function AnsweredBefore({ answered: { contactName, at } }: { answered: RememberedMessage }) {
  const words = useStrings(suggestionStrings);
  const day = useDateFormat({ day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(at));
  return (
    <Text size="caption" tone="muted" dir="auto">
      {contactName === null ? words.answeredSomebody({ day }) : words.answered({ name: contactName, day })}
    </Text>
  );
}
