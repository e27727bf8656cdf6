import { type Channel, type MessageMeter as Meter } from '@concordia/domain';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import * as styles from './Composer.css';

/** The length shows from this share of the channel's limit. */
const TELLS_FROM = 0.8;

/** The text's length as the channel counts it. Email shows it only near the limit; SMS always shows segments. */
export function MessageMeter({ channel, meter }: { channel: Channel; meter: Meter }) {
  const words = useStrings(composerStrings);
  const { fits, left, length, maxLength, characters, sms } = meter;
  if (channel === 'email' && length < maxLength * TELLS_FROM) return null;
  return (
    <span className={styles.meter} data-over={!fits || undefined}>
      {!fits ? (
        <span>{words.over({ over: -left })}</span>
      ) : (
        <span>{sms === null ? words.left({ left, max: maxLength }) : words.used({ characters })}</span>
      )}
      {sms !== null && sms.segments > 0 && (
        <>
          <span>{words.segments({ segments: sms.segments })}</span>
          <span>{words.leftInSegment({ left: sms.leftInSegment })}</span>
          {sms.encoding === 'ucs2' && <span>{words.unicode}</span>}
        </>
      )}
    </span>
  );
}
