import { useStrings } from '@concordia/ui/locale';
import { type ActionRegistry, ShortcutLayer, useActions } from '@concordia/ui/widgets/shared/shortcuts';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { shellStrings } from '../../strings/generated/shell';
import { pageActions } from './pageActions';

/** Global shortcuts: page navigation, the palette, and the shortcut list. */
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
