import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { useNow } from '../../../components/RelativeTime';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import { SendTimeDialog } from './sendTimeDialogLazy';
import { sendTimes } from './sendTimes';
import { useMoment, useZone } from './useMoment';

export interface SendLaterProps {
  isDisabled: boolean;
  /** @param at ms since the epoch. */
  onSend: (at: number) => void;
}

export function SendLater({ isDisabled, onSend }: SendLaterProps) {
  const words = useStrings(composerStrings);
  const moment = useMoment();
  const times = sendTimes(useNow(), useZone());
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <MenuTrigger>
        <Button
          size="small"
          iconAfter="chevron-down"
          isDisabled={isDisabled}
          onHoverStart={() => void SendTimeDialog.preload()}
          onFocus={() => void SendTimeDialog.preload()}
        >
          {words.sendLater}
        </Button>
        <Menu placement="top end">
          {times.map(({ name, at }) => (
            <MenuItem key={name} description={moment(at)} onAction={() => onSend(at)}>
              {words[name]}
            </MenuItem>
          ))}
          <MenuItem onAction={() => setChoosing(true)}>{words.otherTime}</MenuItem>
        </Menu>
      </MenuTrigger>
      {isChoosing && (
        <Suspense>
          <SendTimeDialog onClose={() => setChoosing(false)} onChoose={onSend} />
        </Suspense>
      )}
    </>
  );
}
