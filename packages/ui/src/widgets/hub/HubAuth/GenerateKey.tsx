import { generateKeyPair, type HubKey } from '@concordia/api-client';
import { useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';
import { useAction } from '../../channels/setup';
import { useProblemWords } from '../../shared/problems';
import type { AuthSectionProps } from './sections';
import { useSpans } from './useSpans';

interface GenerateKeyProps extends AuthSectionProps {
  algorithm: HubKey['algorithm'];
  label: string;
}

/** Generates a key pair. If one is in use, it first explains what happens to it. */
export function GenerateKey({ algorithm, label, auth, onChange }: GenerateKeyProps) {
  const words = useStrings(hubAuthStrings);
  const problemWords = useProblemWords();
  const spans = useSpans(auth);
  const toast = useToast();
  const action = useAction();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const isRotation = auth.keys.some((key) => key.algorithm === algorithm && key.state === 'active');
  const generate = async () => {
    await generateKeyPair({ algorithm });
    toast({ tone: 'success', title: words.generated });
    await onChange();
  };
  const generateFirst = async () => {
    setPending(true);
    await action(generate, words.generateFailed);
    setPending(false);
  };
  return (
    <Inline>
      <Button
        icon="refresh"
        isPending={isPending}
        onPress={() => {
          if (isRotation) setAsking(true);
          else void generateFirst();
        }}
      >
        {label}
      </Button>
      {isAsking && (
        <AlertDialog
          title={words.askGenerate}
          confirmLabel={words.generate}
          tone="primary"
          describeFailure={problemWords}
          onConfirm={generate}
          isOpen
          onOpenChange={setAsking}
        >
          {words.rotation[algorithm]({ hours: spans.token, minutes: spans.jwks })}
        </AlertDialog>
      )}
    </Inline>
  );
}
