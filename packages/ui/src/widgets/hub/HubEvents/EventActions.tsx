import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/generated/hubEvent';
import { PublishDialog, ReplayDialog } from './lazy';

export interface EventActionsProps {
  onPublished: () => void;
  onReplay: (replayId: string) => void;
}

export function EventActions({ onPublished, onReplay }: EventActionsProps) {
  const words = useStrings(hubEventStrings);
  const [opened, setOpened] = useState<'publish' | 'replay' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button icon="refresh" onPress={() => setOpened('replay')}>
        {words.replay}
      </Button>
      <Button tone="primary" icon="send" onPress={() => setOpened('publish')}>
        {words.publish}
      </Button>
      <Suspense>
        {opened === 'publish' && <PublishDialog onClose={close} onPublished={onPublished} />}
        {opened === 'replay' && <ReplayDialog onClose={close} onReplay={onReplay} />}
      </Suspense>
    </>
  );
}
