import {
  addContactPoint,
  type ChannelEligibility,
  type ContactPoint,
  removeContactPoint,
  setConsent,
} from '@concordia/api-client';
import { CONSENTS } from '@concordia/domain';
import { Suspense } from 'react';
import { Badge } from '../../../components/Badge';
import { IconButton } from '../../../components/Button';
import { ChannelMark } from '../../../components/Chip';
import { Inline } from '../../../components/Inline';
import { Select } from '../../../components/Select';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { outreachStrings } from '../../../strings/outreach';
import { peopleStrings } from '../../../strings/people';
import { useMoment } from '../../inbox/Composer/useMoment';
import { PhoneText } from '../../inbox/MessageDetail/lazy';
import { useContactActions } from '../changes/useContactActions';
import * as styles from './ContactDetails.css';

interface PointItemProps {
  contactId: string;
  /** The contact's name. The handle's own name shows only if it differs. */
  contactName: string;
  point: ContactPoint;
  /** `undefined` while loading. */
  eligibility: ChannelEligibility | undefined;
}

/** A handle: consent is edited in place and removal needs no confirmation. A toast offers undo for both. */
export function PointItem({ contactId, contactName, point, eligibility }: PointItemProps) {
  const words = useStrings(peopleStrings);
  const { simulated } = useStrings(outreachStrings);
  const { act } = useContactActions();
  const { id, channel, handle, displayName, consent } = point;
  const choose = (next: ContactPoint['consent']) =>
    act(() => setConsent(contactId, id, { consent: next }), {
      title: words.consentSet[next]({ channel }),
      undo: () => setConsent(contactId, id, { consent }),
    });
  const remove = () =>
    act(() => removeContactPoint(contactId, id), {
      title: words.pointRemoved({ handle }),
      undo: () => restore(contactId, point),
    });
  return (
    <li className={styles.point}>
      <div className={styles.pointWords}>
        <Inline gap="sm">
          <ChannelMark channel={channel} showsName />
          {eligibility?.mode === 'simulated' && <Badge tone="outline">{simulated}</Badge>}
        </Inline>
        <Text size="dense">
          <bdi dir="ltr" className={styles.handle}>
            <Handle point={point} />
          </bdi>
          {displayName !== null && displayName !== contactName && displayName !== handle && (
            <Text as="span" size="dense" tone="muted" dir="auto">
              {' '}
              {displayName}
            </Text>
          )}
        </Text>
        <Since point={point} />
        {eligibility && <CanBeWritten eligibility={eligibility} />}
      </div>
      <span className={styles.pointActions}>
        <span className={styles.consent}>
          <Select
            label={words.consent({ channel, handle })}
            isLabelHidden
            size="small"
            options={CONSENTS.map((one) => ({ id: one, label: words.consents[one] }))}
            value={consent}
            onChange={(next) => void (next !== consent && choose(next))}
          />
        </span>
        <IconButton
          size="small"
          icon="trash"
          label={words.removePoint({ channel, handle })}
          onPress={() => void remove()}
        />
      </span>
    </li>
  );
}

function Handle({ point: { channel, handle } }: { point: ContactPoint }) {
  if (!handle.startsWith('+') || (channel !== 'sms' && channel !== 'whatsapp')) return handle;
  return (
    <Suspense fallback={handle}>
      <PhoneText phone={handle} />
    </Suspense>
  );
}

/** Re-adds a removed handle with its former consent. */
async function restore(contactId: string, { channel, handle, consent }: ContactPoint): Promise<void> {
  const { points } = await addContactPoint(contactId, { channel, handle });
  const back = points.find((one) => one.channel === channel && one.handle === handle);
  if (back !== undefined && consent !== 'unknown') await setConsent(contactId, back.id, { consent });
}

function Since({ point: { consentAt, consentSource } }: { point: ContactPoint }) {
  const words = useStrings(peopleStrings);
  const day = useDateFormat({ dateStyle: 'medium' });
  if (consentAt === null) return null;
  const sources: Record<string, string> = words.sources;
  const source = consentSource && (sources[consentSource] ?? words.otherSource({ source: consentSource }));
  return (
    <Text size="caption" tone="muted">
      {words.since({ day: day.format(Date.parse(consentAt)), source })}
    </Text>
  );
}

function CanBeWritten({ eligibility: { eligible, reason, until, instead } }: { eligibility: ChannelEligibility }) {
  const words = useStrings(peopleStrings);
  const moment = useMoment();
  const time = until === null ? null : moment(Date.parse(until));
  const said = eligible
    ? [time === null ? words.open : words.openUntil({ time })]
    : [reason, time && words.until({ time }), instead && words.instead({ channel: instead })];
  return (
    <Text size="caption" tone={eligible ? 'positive' : 'muted'}>
      {said.filter(Boolean).join(' ')}
    </Text>
  );
}
