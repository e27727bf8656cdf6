import { type ReactNode, useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog';
import { Button } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';
import { useProblemWords } from '../../shared/problems';

interface RevokeProps {
  /** Accessible name that says which key or token it revokes. */
  label: string;
  title: string;
  children: ReactNode;
  onConfirm: () => Promise<void>;
}

/** Revokes a key or a token, after confirmation. */
export function Revoke({ label, title, children, onConfirm }: RevokeProps) {
  const words = useStrings(hubAuthStrings);
  const problemWords = useProblemWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" tone="quiet" aria-label={label} onPress={() => setAsking(true)}>
        {words.revoke}
      </Button>
      {isAsking && (
        <AlertDialog
          title={title}
          confirmLabel={words.revoke}
          describeFailure={problemWords}
          onConfirm={onConfirm}
          isOpen
          onOpenChange={setAsking}
        >
          {children}
        </AlertDialog>
      )}
    </>
  );
}
