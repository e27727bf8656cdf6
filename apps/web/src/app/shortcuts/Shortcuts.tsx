import { useStrings } from '@concordia/ui/locale';
import { type ActionRegistry, ShortcutLayer, useActions } from '@concordia/ui/widgets/shared/shortcuts';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { helpStrings } from '../../strings/generated/help';
import { shellStrings } from '../../strings/generated/shell';
import { foundHref } from '../navigation/hrefs';
import { pageActions } from './pageActions';
import { screenHelp } from './screenHelp';

/** Global shortcuts: page navigation, the palette, and the help of each screen. */
export function Shortcuts({ registry }: { registry: ActionRegistry }) {
  const words = useStrings(shellStrings);
  const about = useStrings(helpStrings);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useActions(useMemo(() => pageActions(words, (path) => void navigate(path)), [words, navigate]));
  const openMessage = useCallback(
    (conversationId: string, messageId: string) => void navigate(foundHref(conversationId, messageId)),
    [navigate],
  );
  const openContact = useCallback(
    (contactId: string) => void navigate(`/contacts?contact=${encodeURIComponent(contactId)}`),
    [navigate],
  );
  return (
    <ShortcutLayer
      registry={registry}
      help={screenHelp(pathname, about, words)}
      onOpenMessage={openMessage}
      onOpenContact={openContact}
    />
  );
}
