import type { Message, TimelineEntry } from '@concordia/api-client';
import { preview } from '@concordia/domain';
import { Link } from 'react-aria-components';
import { Text } from '../../../components/Text';
import type { TimelineEvent } from '../../../components/Timeline';
import { useDateFormat, useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import * as styles from './ContactDetails.css';

/** Characters of the text used as a title if there is no subject. */
const TITLE = 120;
const EXCERPT = 240;

/**
 * Converts API events to timeline entries.
 *
 * @param name of the contact.
 * @param messageHref link to a message.
 */
export function useTimelineEvents(name: string, messageHref: (messageId: string) => string) {
  const words = useStrings(peopleStrings);
  const moment = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const time = (instant: string) => moment.format(Date.parse(instant));

  return (entry: TimelineEntry): TimelineEvent => {
    const { id, at, kind } = entry;
    const event = { id: `${kind}:${id}`, at };
    switch (kind) {
      case 'message': {
        const { message } = entry;
        const isTheirs = message.direction === 'inbound';
        return {
          ...event,
          icon: isTheirs ? 'mail' : 'send',
          ...(isTheirs && { who: name }),
          what: isTheirs ? words.received({ channel: message.channel }) : words.sent({ channel: message.channel }),
          detail: <MessageLine message={message} href={messageHref(message.id)} />,
        };
      }
      case 'note':
        return { ...event, icon: 'pencil', what: words.noted, detail: <Written text={entry.note.text} /> };
      case 'task': {
        const { title, type, dueAt, doneAt } = entry.task;
        const when =
          doneAt === null ? dueAt && words.taskDue({ time: time(dueAt) }) : words.taskDone({ time: time(doneAt) });
        return {
          ...event,
          icon: doneAt === null ? 'clock' : 'circle-check',
          what: words.taskMade[type],
          detail: (
            <>
              <Written text={title} />
              {when}
            </>
          ),
        };
      }
      case 'consent': {
        const { consent, channel, handle } = entry.change;
        const detail = <bdi dir="ltr">{handle}</bdi>;
        return { ...event, icon: 'flag', who: name, what: words.consentGiven[consent]({ channel }), detail };
      }
      case 'merge': {
        const { otherName, undoneAt } = entry.merge;
        return {
          ...event,
          icon: 'users',
          what: (undoneAt === null ? words.mergedIn : words.mergeUndone)({ other: otherName }),
        };
      }
    }
  };
}

function Written({ text }: { text: string }) {
  return (
    <Text as="span" size="dense" maxLines={4} dir="auto">
      <span className={styles.written}>{text}</span>
    </Text>
  );
}

/** Without a subject, as in an SMS, the first words serve as the title. */
function MessageLine({ message, href }: { message: Message; href: string }) {
  const words = useStrings(peopleStrings);
  const { subject, content } = message;
  return (
    <>
      <Link href={href} className={styles.subject} data-subject={subject ? '' : undefined}>
        <bdi>{subject || preview(content, TITLE) || words.noSubject}</bdi>
      </Link>
      {subject && content && (
        <Text size="dense" tone="muted" maxLines={2} dir="auto">
          {preview(content, EXCERPT)}
        </Text>
      )}
    </>
  );
}
