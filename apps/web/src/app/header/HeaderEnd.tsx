import { Notifications } from '@concordia/ui/widgets/Notifications';
import { useNavigate } from 'react-router-dom';
import { systemNotifier } from '../companion/systemNotifier';
import { campaignHref, messageHref } from '../navigation/hrefs';
import { AccountMenu } from './AccountMenu';

/** What one reaches for at the end of the header. */
export function HeaderEnd() {
  const navigate = useNavigate();
  return (
    <>
      <Notifications
        onOpenMessage={(messageId) => void navigate(messageHref(messageId))}
        onOpenCampaign={(campaignId) => void navigate(campaignHref(campaignId))}
        system={systemNotifier}
      />
      <AccountMenu />
    </>
  );
}
