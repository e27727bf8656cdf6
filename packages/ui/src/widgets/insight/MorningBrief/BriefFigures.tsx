import { getListMessagesUrl, type MorningBrief } from '@concordia/api-client';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useFigure, useStrings } from '../../../locale';
import { churnStrings } from '../../../strings/generated/churn';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { MessagesBehind } from '../../inbox/messagesBehind';
import { LazyHowDecided } from '../intelligence';

const CustomersBehind = lazyWithPreload(
  async () => (await import('../CustomerIntelligence/BehindDialog')).BehindDialog,
);

interface BriefFiguresProps {
  brief: MorningBrief;
  messageHref: (messageId: string) => string;
  contactHref: (contactId: string) => string;
}

type Opened = 'emails' | 'all' | 'risk';

/** How the figures are calculated, with the emails and the customers that they count. */
export function BriefFigures(props: BriefFiguresProps) {
  return (
    <Stack gap="md">
      <LazyHowDecided of="brief" isBare>
        <Rows {...props} />
      </LazyHowDecided>
      <LazyHowDecided of="intents" isBare />
    </Stack>
  );
}

function Rows({ brief: { summary }, messageHref, contactHref }: BriefFiguresProps) {
  const words = useStrings(morningBriefStrings);
  const { level } = useStrings(churnStrings);
  const figure = useFigure();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { totalEmails, totalCustomers, periodFrom: from, periodTo: to } = summary;
  const emails = getListMessagesUrl({ channel: 'email', direction: 'outbound', from, to });
  return (
    <>
      <Inline gap="sm">
        <Button size="small" isDisabled={totalEmails === 0} onPress={() => setOpened('emails')}>
          {`${words.totalEmails}: ${figure(totalEmails)}`}
        </Button>
        <Button size="small" isDisabled={totalCustomers === 0} onPress={() => setOpened('all')}>
          {`${words.totalCustomers}: ${figure(totalCustomers)}`}
        </Button>
        <Button size="small" isDisabled={totalCustomers === 0} onPress={() => setOpened('risk')}>
          {level.high}
        </Button>
      </Inline>
      <Suspense>
        {opened === 'emails' && (
          <MessagesBehind name={words.totalEmails} url={emails} messageHref={messageHref} onClose={close} />
        )}
        {opened === 'all' && <CustomersBehind behind={{ of: 'all' }} contactHref={contactHref} onClose={close} />}
        {opened === 'risk' && (
          <CustomersBehind behind={{ of: 'risk', risk: 'high' }} contactHref={contactHref} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
