import { Dialog } from '../../../components/Dialog';
import { useStrings } from '../../../locale';
import { patternAnalysisStrings } from '../../../strings/generated/patternAnalysis';
import type { Behind } from './behind';
import { CadencePeople } from './CadencePeople';
import { ChangedPeople } from './ChangedPeople';
import { Responses } from './Responses';

export interface BehindDialogProps {
  behind: Behind;
  contactHref: (contactId: string) => string;
  messageHref: (messageId: string) => string;
  onClose: () => void;
}

export function BehindDialog({ behind, contactHref, messageHref, onClose }: BehindDialogProps) {
  return (
    <Dialog size="large" title={useTitle(behind)} isOpen onOpenChange={(stays) => !stays && onClose()}>
      {behind.of === 'cadence' ? (
        <CadencePeople cadence={behind.cadence} contactHref={contactHref} />
      ) : behind.of === 'responses' ? (
        <Responses bucket={behind.bucket} contactHref={contactHref} messageHref={messageHref} />
      ) : (
        <ChangedPeople contactHref={contactHref} />
      )}
    </Dialog>
  );
}

function useTitle(behind: Behind): string {
  const words = useStrings(patternAnalysisStrings);
  switch (behind.of) {
    case 'cadence':
      return words.cadence[behind.cadence];
    case 'responses':
      return words.answeredAfter({ bucket: words.bucket[behind.bucket] });
    case 'changes':
      return words.changed;
  }
}
