import { useStrings } from '@concordia/ui/locale';
import { type ActionRegistry, ShortcutLayer, useActions } from '@concordia/ui/widgets/shared/shortcuts';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { shellStrings } from '../../strings/generated/shell';
import { pageActions } from './pageActions';

/** The keys of the whole app: those that lead to its pages, the palette, and the sheet of all keys. */
export function Shortcuts({ registry }: { registry: ActionRegistry }) {
  const words = useStrings(shellStrings);
  const navigate = useNavigate();
  useActions(useMemo(() => pageActions(words, (path) => void navigate(path)), [words, navigate]));
  const openMessage = useCallback(
    (messageId: string) => void navigate(`/?message=${encodeURIComponent(messageId)}`),
    [navigate],
  );
  const openContact = useCallback(
    (contactId: string) => void navigate(`/contacts?contact=${encodeURIComponent(contactId)}`),
    [navigate],
  );
  return <ShortcutLayer registry={registry} onOpenMessage={openMessage} onOpenContact={openContact} />;
}
