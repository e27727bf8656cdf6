import { media } from '@concordia/ui/theme';
import { Notifications } from '@concordia/ui/widgets/day/Notifications';
import { useNavigate } from 'react-router-dom';
import { systemNotifier } from '../companion/systemNotifier';
import { campaignHref, messageHref } from '../navigation/hrefs';
import { useMedia } from '../useMedia';
import { AccountMenu } from './AccountMenu';
import { HelpButton } from './HelpButton';
import { SampleDataSign } from './SampleDataSign';
import { TimesIn } from './TimesIn';

export function HeaderEnd() {
  const navigate = useNavigate();
  const isWide = useMedia(media.wide);
  return (
    <>
      {/* In a demo the sign takes the room of the zone, which the account menu names, too. */}
      <SampleDataSign fallback={isWide && <TimesIn />} />
      {isWide && <HelpButton />}
      <Notifications
        onOpenMessage={(messageId) => void navigate(messageHref(messageId))}
        onOpenCampaign={(campaignId) => void navigate(campaignHref(campaignId))}
        todayHref="/today"
        system={systemNotifier}
      />
      <AccountMenu />
    </>
  );
}
