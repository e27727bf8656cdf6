import { type ChannelConnection, updateChannel } from '@concordia/api-client';
import { CHANNEL_MODES, type ChannelMode } from '@concordia/domain';
import { useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog';
import { Radio, RadioGroup } from '../../../components/RadioGroup';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { useProblemWords } from '../../shared/problems';
import { useAction } from '../setup';

interface ModeChoiceProps {
  connection: ChannelConnection;
  reread: () => Promise<void>;
}

const isMode = (value: string): value is ChannelMode => CHANNEL_MODES.some((mode) => mode === value);

/** Not connected, simulated or live. Going live needs confirmation: from then on real people get the messages. */
export function ModeChoice({ connection, reread }: ModeChoiceProps) {
  const words = useStrings(connectionStrings);
  const problemWords = useProblemWords();
  const action = useAction();
  const { channel, missing, mode } = connection;
  const name = words.name[channel];
  // Shows the new mode at once; the list updates later.
  const [asked, setAsked] = useState<ChannelMode | null>(null);
  const [isAsking, setAsking] = useState(false);
  const turn = async (next: ChannelMode) => {
    await updateChannel(channel, { mode: next });
    await reread();
  };
  const choose = async (value: string) => {
    if (!isMode(value)) return;
    if (value === 'live') return setAsking(true);
    setAsked(value);
    await action(() => turn(value), words.modeFailed({ channelName: name }));
    setAsked(null);
  };
  return (
    <>
      <RadioGroup
        label={words.mode}
        value={asked ?? mode}
        isDisabled={asked !== null}
        onChange={(value) => void choose(value)}
      >
        {CHANNEL_MODES.map((one) => (
          <Radio
            key={one}
            value={one}
            description={words.modeHelp[one]}
            isDisabled={one === 'live' && mode !== 'live' && missing.length > 0}
          >
            {words.modes[one]}
          </Radio>
        ))}
      </RadioGroup>
      {isAsking && (
        <AlertDialog
          title={words.askLive({ channelName: name })}
          tone="primary"
          confirmLabel={words.goLive}
          describeFailure={problemWords}
          onConfirm={() => turn('live')}
          isOpen
          onOpenChange={setAsking}
        >
          {words.askLiveHelp}
        </AlertDialog>
      )}
    </>
  );
}
