import { Kbd } from '../../../components/Kbd';
import { Menu, MenuItem } from '../../../components/Menu';
import { useNow } from '../../../components/RelativeTime';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import type { OpenMenu } from './MenuButton';
import { sendTimes } from './sendTimes';
import { useMoment, useZone } from './useMoment';

/** The shortcut of the desk that does the same. */
const NEXT_KEYS = 'Mod+Shift+Enter';

export interface SendTimesMenuProps extends OpenMenu {
  /** @param at ms since the epoch. */
  onSend: (at: number) => void;
  onOther: () => void;
  /** Sends it now, and opens the next conversation; `null` if it cannot. */
  onNext: (() => void) | null;
}

export function SendTimesMenu({ onSend, onOther, onNext, ...menu }: SendTimesMenuProps) {
  const words = useStrings(composerStrings);
  const moment = useMoment();
  const times = sendTimes(useNow(), useZone());
  return (
    <Menu {...menu} aria-label={words.sendLater} placement="top end">
      {onNext !== null && (
        <MenuItem description={<Kbd keys={NEXT_KEYS} />} onAction={onNext}>
          {words.nowAndNext}
        </MenuItem>
      )}
      {times.map(({ name, at }) => (
        <MenuItem key={name} description={moment(at)} onAction={() => onSend(at)}>
          {words[name]}
        </MenuItem>
      ))}
      <MenuItem onAction={onOther}>{words.otherTime}</MenuItem>
    </Menu>
  );
}
