import type { BriefAction } from '@concordia/api-client';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../components/Disclosure';
import { Heading } from '../../../components/Heading';
import { Link } from '../../../components/Link';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { BriefSection } from './BriefSection';
import * as styles from './MorningBrief.css';
import { useActionText } from './useActionText';

/** Actions shown; they arrive ranked. */
const SHOWN = 3;

interface BriefActionsProps {
  /** The best first. */
  actions: readonly BriefAction[];
  messageHref: (messageId: string) => string;
  contactHref: (contactId: string) => string;
  /** How the other figures are calculated: the brief has one place for that, since it fits on a screen. */
  children?: ReactNode;
}

/** The three actions with the most value per minute, and how it is calculated. */
export function BriefActions({ actions, children, ...hrefs }: BriefActionsProps) {
  const words = useStrings(morningBriefStrings);
  const shown = actions.slice(0, SHOWN);
  return (
    <BriefSection title={words.actions} help={words.actionsHelp} empty={words.noActions} isEmpty={actions.length === 0}>
      {(headingId) => (
        <div>
          <ol aria-labelledby={headingId} className={styles.rows}>
            {shown.map((action) => (
              <li key={action.id} className={styles.row}>
                <Action action={action} {...hrefs} />
              </li>
            ))}
          </ol>
          <Disclosure title={words.sum} size="small" headingLevel="none">
            <ol className={styles.rows}>
              {shown.map((action) => (
                <li key={action.id} className={styles.row}>
                  <Sum action={action} />
                </li>
              ))}
            </ol>
            {children}
          </Disclosure>
        </div>
      )}
    </BriefSection>
  );
}

function Action({
  action,
  messageHref,
  contactHref,
}: Pick<BriefActionsProps, 'messageHref' | 'contactHref'> & { action: BriefAction }) {
  const words = useStrings(morningBriefStrings);
  const { title, description } = useActionText()(action);
  const { impact, effort, category, messageId, contactId } = action;
  const href = messageId !== null ? messageHref(messageId) : contactId !== null ? contactHref(contactId) : null;
  return (
    <>
      <div className={styles.heading}>
        <Heading level={4}>
          {href === null ? (
            <bdi>{title}</bdi>
          ) : (
            <Link href={href} isStandalone>
              <bdi>{title}</bdi>
            </Link>
          )}
        </Heading>
        <span className={styles.worth}>{words.perMinute(action)}</span>
      </div>
      <Text size="dense" tone="muted" maxLines={2} dir="auto">
        {description}
      </Text>
      <Text size="caption" tone="muted">
        {[words.impact[impact], words.effort[effort], words.category[category]].join(' · ')}
      </Text>
    </>
  );
}

function Sum({ action }: { action: BriefAction }) {
  const words = useStrings(morningBriefStrings);
  const { title } = useActionText()(action);
  return (
    <>
      <Text size="dense" weight="medium" dir="auto">
        {title}
      </Text>
      <Text size="dense" isTabular>
        {words.reckoned(action)}
      </Text>
      <Text size="dense" tone="muted" dir="auto">
        {action.basis} {action.isTimed ? words.timed : words.untimed}
      </Text>
    </>
  );
}
