import { Suspense, useEffect, useState } from 'react';
import { Stack } from '../../../components/Stack';
import { lazyWithPreload } from '../../../lazyWithPreload';
import type { Behind } from './behind';
import { ChurnPrediction } from './ChurnPrediction';
import { RecentIntents } from './RecentIntents';
import { Retention } from './Retention';
import { RfmAnalysis } from './RfmAnalysis';

const BehindDialog = lazyWithPreload(async () => (await import('./BehindDialog')).BehindDialog);

export interface CustomerIntelligenceProps {
  contactHref: (contactId: string) => string;
  messageHref: (messageId: string) => string;
}

/** Segments, churn risk and intents. Every figure opens the customers it counts, with reasons. */
export function CustomerIntelligence({ contactHref, messageHref }: CustomerIntelligenceProps) {
  const [behind, setBehind] = useState<Behind | null>(null);
  // A click opens it at once.
  useEffect(() => void BehindDialog.preload(), []);
  return (
    <Stack gap="xxxl">
      <RfmAnalysis onOpen={setBehind} />
      <Retention />
      <ChurnPrediction onOpen={setBehind} contactHref={contactHref} />
      <RecentIntents messageHref={messageHref} />
      <Suspense>
        {behind !== null && <BehindDialog behind={behind} contactHref={contactHref} onClose={() => setBehind(null)} />}
      </Suspense>
    </Stack>
  );
}
