import type { ChurnPrediction } from '@concordia/api-client';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { churnStrings } from '../../../strings/generated/churn';
import { rfmStrings } from '../../../strings/generated/rfm';
import { CountFigure, CountFigures } from '../intelligence';
import type { Behind } from './behind';
import { HoldoutLine } from './HoldoutLine';

export interface SaveAutomationProps {
  automation: ChurnPrediction['automation'];
  /** Whether customers are held out from any offer. */
  isHoldingOut: boolean;
  onOpen: (behind: Behind) => void;
}

/** Results of save offers. Counts only actual outcomes, no forecasts. */
export function SaveAutomation({ automation, isHoldingOut, onOpen }: SaveAutomationProps) {
  const words = useStrings(churnStrings);
  const { openCustomers } = useStrings(rfmStrings);
  const { currentlySavedCustomers: saved, monthlyPreventedChurn: prevented, comparison } = automation;
  return (
    <Stack gap="md">
      <Heading level={3}>{words.automation}</Heading>
      <CountFigures>
        <CountFigure
          term={words.saved}
          help={words.savedHelp}
          count={saved}
          label={openCustomers({ count: saved, group: words.saved })}
          onPress={() => onOpen({ of: 'kept', since: 'ever' })}
        />
        <CountFigure
          term={words.prevented}
          help={words.preventedHelp}
          count={prevented}
          label={openCustomers({ count: prevented, group: words.prevented })}
          onPress={() => onOpen({ of: 'kept', since: 'month' })}
        />
      </CountFigures>
      <HoldoutLine comparison={comparison} isHoldingOut={isHoldingOut} />
    </Stack>
  );
}
