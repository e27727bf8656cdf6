import { type CalendarFeed, renewCalendarFeed } from '@concordia/api-client';
import { useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog';
import { Button } from '../../../components/Button';
import { CopyField } from '../../../components/CopyField';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { calendarFeedStrings } from '../../../strings/generated/calendarFeed';
import { useProblemWords } from '../../shared/problems';

interface FeedAddressProps {
  feed: CalendarFeed;
  origin: string;
  onRenewed: () => void;
}

/** One feed's address, hidden until the user reveals it. */
export function FeedAddress({ feed: { feed, path }, origin, onRenewed }: FeedAddressProps) {
  const words = useStrings(calendarFeedStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  async function renew(): Promise<void> {
    await renewCalendarFeed(feed);
    onRenewed();
    toast({ title: words.renewed, description: words.renewedHelp });
  }
  return (
    <Stack gap="sm">
      <CopyField label={words.feed[feed]} value={`${origin}${path}`} isSecret />
      <Inline>
        <Button size="small" icon="refresh" aria-label={words.renewOf[feed]} onPress={() => setAsking(true)}>
          {words.renew}
        </Button>
      </Inline>
      <AlertDialog
        title={words.askRenew}
        confirmLabel={words.renew}
        cancelLabel={words.cancel}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={renew}
        describeFailure={problemWords}
      >
        {words.askRenewHelp}
      </AlertDialog>
    </Stack>
  );
}
