import type { ChannelEligibility } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import * as styles from './Composer.css';
import { useMoment } from './useMoment';

export interface EligibilityBannerProps {
  eligibility: ChannelEligibility;
  onSwitch: (channel: Channel) => void;
  /** Sends at that time, in ms since the epoch, once the channel allows it. */
  onSchedule: ((at: number) => void) | null;
  /** Opens the templates; `null` if the channel has none. */
  onTemplate: (() => void) | null;
}

export function EligibilityBanner({ eligibility, onSwitch, onSchedule, onTemplate }: EligibilityBannerProps) {
  const words = useStrings(composerStrings);
  const moment = useMoment();
  const { channel, code, eligible, instead, mode, reason } = eligibility;
  const until = eligibility.until === null ? null : Date.parse(eligibility.until);
  if (eligible) {
    const notes = [
      ...(mode === 'simulated' ? [words.simulated] : []),
      ...(until === null ? [] : [words.windowUntil({ time: moment(until) })]),
    ];
    if (notes.length === 0) return null;
    return (
      <Inline gap="md">
        {notes.map((note) => (
          <Text as="span" size="caption" tone="muted" key={note}>
            {note}
          </Text>
        ))}
      </Inline>
    );
  }
  return (
    <div role="status" className={styles.banner}>
      <Icon name="info" size="small" />
      <div className={styles.bannerWords}>
        <Text size="dense">
          {code === 'not_connected' ? words.notConnected({ channel }) : reason}
          {until !== null && ` ${words.until({ time: moment(until) })}`}
        </Text>
        <Inline gap="xs">
          {code === 'not_connected' && <Link href={`/setup?channel=${channel}`}>{words.setUp({ channel })}</Link>}
          {code === 'quiet_hours' && until !== null && onSchedule && (
            <Button size="small" icon="clock" onPress={() => onSchedule(until)}>
              {words.scheduleFor({ time: moment(until) })}
            </Button>
          )}
          {code === 'window_closed' && onTemplate && (
            <Button size="small" onPress={onTemplate}>
              {words.template}
            </Button>
          )}
          {instead && (
            <Button size="small" onPress={() => onSwitch(instead)}>
              {words.instead({ channel: instead })}
            </Button>
          )}
        </Inline>
      </div>
    </div>
  );
}
