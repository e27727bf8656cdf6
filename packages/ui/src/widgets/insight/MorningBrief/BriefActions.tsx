import type { BriefAction } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Disclosure } from '../../../components/Disclosure';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { BriefSection } from './BriefSection';
import * as styles from './MorningBrief.css';
import { useActionText } from './useActionText';

/** Actions shown; they arrive ranked. */
const SHOWN = 3;

const TONES = { high: 'positive', medium: 'neutral', low: 'outline' } as const;

interface BriefActionsProps {
  /** The best first. */
  actions: readonly BriefAction[];
  messageHref: (messageId: string) => string;
  contactHref: (contactId: string) => string;
}

/** The three actions with the most value per minute, each with its calculation. */
export function BriefActions({ actions, ...hrefs }: BriefActionsProps) {
  const words = useStrings(morningBriefStrings);
  return (
    <BriefSection title={words.actions} help={words.actionsHelp} empty={words.noActions} isEmpty={actions.length === 0}>
      {(headingId) => (
        <ol aria-labelledby={headingId} className={styles.rows}>
          {actions.slice(0, SHOWN).map((action) => (
            <li key={action.id} className={styles.row}>
              <Action action={action} {...hrefs} />
            </li>
          ))}
        </ol>
      )}
    </BriefSection>
  );
}

function Action({ action, messageHref, contactHref }: Omit<BriefActionsProps, 'actions'> & { action: BriefAction }) {
  const words = useStrings(morningBriefStrings);
  const { title, description } = useActionText()(action);
  const { impact, effort, category, basis, isTimed } = action;
  const { messageId, contactId, contactName } = action;
  return (
    <>
      <div className={styles.heading}>
        <Heading level={4}>
          <bdi>{title}</bdi>
        </Heading>
        <span className={styles.worth}>{words.perMinute(action)}</span>
      </div>
      <Text tone="muted" dir="auto">
        {description}
      </Text>
      <Inline gap="sm">
        <Badge tone={TONES[impact]}>{words.impact[impact]}</Badge>
        <Badge tone="outline">{words.effort[effort]}</Badge>
        <Badge tone="outline">{words.category[category]}</Badge>
        {messageId !== null && (
          <Link href={messageHref(messageId)} isStandalone>
            {contactName === null ? words.openThis : words.openMessage({ who: contactName })}
          </Link>
        )}
        {messageId === null && contactId !== null && (
          <Link href={contactHref(contactId)} isStandalone>
            {contactName ?? words.unknown}
          </Link>
        )}
      </Inline>
      <Disclosure title={words.sum} size="small" headingLevel="none">
        <Stack gap="xs">
          <Text size="dense" isTabular>
            {words.reckoned(action)}
          </Text>
          <Text size="dense" tone="muted" dir="auto">
            {basis} {isTimed ? words.timed : words.untimed}
          </Text>
        </Stack>
      </Disclosure>
    </>
  );
}
