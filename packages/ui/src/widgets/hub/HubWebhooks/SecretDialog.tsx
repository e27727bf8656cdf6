import { Button } from '../../../components/Button';
import { CopyField } from '../../../components/CopyField';
import { Dialog } from '../../../components/Dialog';
import { useStrings } from '../../../locale';
import { hubWebhookStrings } from '../../../strings/generated/hubWebhook';
import type { ShownKey } from './shownKey';

export interface SecretDialogProps {
  shownKey: ShownKey;
  onClose: () => void;
}

/** The signing key, to copy. A press outside does not close it, since a secret is shown only once. */
export function SecretDialog({ shownKey: { kind, text }, onClose }: SecretDialogProps) {
  const words = useStrings(hubWebhookStrings);
  const isSecret = kind === 'secret';
  return (
    <Dialog
      title={isSecret ? words.secretTitle : words.publicKeyTitle}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      actions={
        <Button tone="primary" onPress={onClose}>
          {words.done}
        </Button>
      }
    >
      <CopyField
        label={isSecret ? words.secret : words.publicKey}
        value={text}
        description={isSecret ? words.secretHelp : words.publicKeyHelp}
      />
    </Dialog>
  );
}
