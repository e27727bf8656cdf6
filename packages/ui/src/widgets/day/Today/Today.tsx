import { type ReactNode, Suspense } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { useNow } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useDateFormat, useStrings } from '../../../locale';
import { todayStrings } from '../../../strings/generated/today';
import { AccountChoice } from '../../shared/accounts';
import * as styles from './Today.css';
import { TodayAnswers } from './TodayAnswers';
import { TodayBirthdays } from './TodayBirthdays';
import { TodayChanges } from './TodayChanges';
import { TodayEvents } from './TodayEvents';
import { TodayNews } from './TodayNews';
import { TodayPromises } from './TodayPromises';
import { TodaySkeleton } from './TodaySkeleton';
import { TodayTasks } from './TodayTasks';
import { type Day, hasSomething, useToday } from './useToday';

export interface TodayProps {
  conversationHref: (conversationId: string) => string;
  messageHref: (messageId: string) => string;
  contactHref: (contactId: string) => string;
  onOpenMessage: (messageId: string) => void;
  /** Called with a campaign that stopped automatically. */
  onOpenCampaign: (campaignId: string) => void;
  /** The account of a channel whose conversations, promises, tasks and figures are shown. @default all */
  accountId?: string | null;
  /** Without it, no account can be chosen. */
  onAccountChange?: (accountId: string | null) => void;
  /** Set it where the page already has the title. @default false */
  isHeadingHidden?: boolean;
  /** Below everything, such as links to longer lists. */
  children?: ReactNode;
}

/** The day in one place: who to reply to first, what was promised and is due, birthdays, notifications, and what changed since yesterday. */
export function Today({ accountId = null, onAccountChange, isHeadingHidden = false, children, ...links }: TodayProps) {
  const words = useStrings(todayStrings);
  const state = useToday(accountId);
  const day = useDateFormat({ weekday: 'short', day: 'numeric', month: 'short' });
  const now = useNow();
  return (
    <WidgetFrame
      title={words.title}
      isHeadingHidden={isHeadingHidden}
      state={state}
      actions={
        <>
          {onAccountChange !== undefined && (
            <Suspense>
              <AccountChoice value={accountId} onChange={onAccountChange} />
            </Suspense>
          )}
          {!isHeadingHidden && (
            <Text as="span" size="caption" tone="muted">
              {day.format(now)}
            </Text>
          )}
        </>
      }
      skeleton={<TodaySkeleton />}
      empty={null}
    >
      {(data) => (
        <div className={styles.today}>
          <Sections day={data} {...links} />
          {children !== undefined && <div className={styles.end}>{children}</div>}
        </div>
      )}
    </WidgetFrame>
  );
}

function Sections({
  day,
  conversationHref,
  messageHref,
  contactHref,
  onOpenMessage,
  onOpenCampaign,
}: { day: Day } & TodayProps) {
  const words = useStrings(todayStrings);
  const { today, tasks, birthdays, news } = day;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {!hasSomething(day) && (
          <EmptyState icon="sun" size="compact" title={words.nothing} description={words.nothingHelp} />
        )}
        <TodayAnswers answers={today.answers} conversationHref={conversationHref} />
        <TodayPromises promises={today.promises} conversationHref={conversationHref} messageHref={messageHref} />
        <TodayTasks tasks={tasks} reading={day.tasksReading} conversationHref={conversationHref} />
      </div>
      <div className={styles.column}>
        <TodayEvents events={day.events} reading={day.eventsReading} />
        <TodayBirthdays birthdays={birthdays} reading={day.birthdaysReading} contactHref={contactHref} />
        <TodayChanges changes={today.changes} conversationHref={conversationHref} />
        <TodayNews
          notifications={news}
          reading={day.newsReading}
          onOpen={({ messageId, campaignId }) => {
            if (messageId !== null) onOpenMessage(messageId);
            else if (campaignId !== null) onOpenCampaign(campaignId);
          }}
        />
      </div>
    </div>
  );
}
