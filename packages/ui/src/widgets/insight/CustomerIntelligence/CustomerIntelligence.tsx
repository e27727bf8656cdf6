import { useState } from 'react';
import { Stack } from '../../../components/Stack';
import { BehindDialog } from './BehindDialog';
import type { Behind } from './behind';
import { ChurnPrediction } from './ChurnPrediction';
import { RecentIntents } from './RecentIntents';
import { RfmAnalysis } from './RfmAnalysis';

export interface CustomerIntelligenceProps {
  /** Where a contact is shown. */
  contactHref: (contactId: string) => string;
  /** Where a message can be read. */
  messageHref: (messageId: string) => string;
}

/** Who the customers are, whom one is losing and what they want. Behind every number are those who were counted, each with why. */
export function CustomerIntelligence({ contactHref, messageHref }: CustomerIntelligenceProps) {
  const [behind, setBehind] = useState<Behind | null>(null);
  return (
    <Stack gap="xxxl">
      <RfmAnalysis onOpen={setBehind} />
      <ChurnPrediction onOpen={setBehind} />
      <RecentIntents messageHref={messageHref} />
      {behind !== null && <BehindDialog behind={behind} contactHref={contactHref} onClose={() => setBehind(null)} />}
    </Stack>
  );
}
