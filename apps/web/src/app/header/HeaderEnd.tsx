import { Notifications } from '@concordia/ui/widgets/Notifications';
import { useNavigate } from 'react-router-dom';
import { AccountMenu } from './AccountMenu';

/** What one reaches for at the end of the header. */
export function HeaderEnd() {
  const navigate = useNavigate();
  return (
    <>
      <Notifications onOpenMessage={(messageId) => void navigate(`/?message=${encodeURIComponent(messageId)}`)} />
      <AccountMenu />
    </>
  );
}
