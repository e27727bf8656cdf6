import type { Birthday } from '@concordia/api-client';
import { EmptyState } from '../../../components/EmptyState';
import { Icon } from '../../../components/Icon';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Marquee } from '../../../components/Marquee';
import { Skeleton, SkeletonShape } from '../../../components/Skeleton';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { type TextOf, useStrings } from '../../../locale';
import { tickerStrings } from '../../../strings/generated/ticker';
import { useBirthdays } from './useBirthdays';

/** Duration of one round, in seconds. */
const ROUND = 25;

export interface BirthdayTickerProps {
  contactHref: (contactId: string) => string;
}

/** Birthdays of today, the next days and the last few days. */
export function BirthdayTicker({ contactHref }: BirthdayTickerProps) {
  const words = useStrings(tickerStrings);
  const state = useBirthdays(words.birthdaysFailed);
  return (
    <WidgetFrame
      title={words.birthdays}
      size="strip"
      icon="calendar"
      state={state}
      skeleton={
        <Skeleton isLoading>
          <SkeletonShape width="70%" />
        </Skeleton>
      }
      empty={<EmptyState size="line" title={words.noBirthdays} />}
    >
      {(birthdays) => (
        <Marquee
          label={words.birthdays}
          duration={ROUND}
          items={birthdays.map((birthday) => ({
            id: birthday.contactId,
            content: (
              <Link href={contactHref(birthday.contactId)} tone="ink" isStandalone>
                <Inline as="span" gap="xs">
                  {birthday.inDays === 0 && <Icon name="cake" size="small" />}
                  {sentenceOf(birthday, words)}
                </Inline>
              </Link>
            ),
          }))}
        />
      )}
    </WidgetFrame>
  );
}

function sentenceOf({ name, inDays }: Birthday, words: TextOf<typeof tickerStrings>): string {
  if (inDays === 0) return words.birthdayToday({ name });
  return inDays > 0 ? words.birthdayAhead({ name, days: inDays }) : words.birthdayPast({ name, days: -inDays });
}
