import { Suspense, useState } from 'react';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import { SendTimesMenu } from './lazy';
import { MenuButton } from './MenuButton';
import { SendTimeDialog } from './sendTimeDialogLazy';

export interface SendLaterProps {
  isDisabled: boolean;
  /** @param at ms since the epoch. */
  onSend: (at: number) => void;
  /** Sends it now, and opens the next conversation; `null` if it cannot. */
  onNext: (() => void) | null;
}

export function SendLater({ isDisabled, onSend, onNext }: SendLaterProps) {
  const words = useStrings(composerStrings);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <MenuButton
        iconAfter="chevron-down"
        isDisabled={isDisabled}
        preload={() => {
          void SendTimesMenu.preload();
          void SendTimeDialog.preload();
        }}
        renderMenu={(open) => (
          <SendTimesMenu {...open} onSend={onSend} onOther={() => setChoosing(true)} onNext={onNext} />
        )}
      >
        {words.sendLater}
      </MenuButton>
      {isChoosing && (
        <Suspense>
          <SendTimeDialog onClose={() => setChoosing(false)} onChoose={onSend} />
        </Suspense>
      )}
    </>
  );
}
