import { Link } from '@concordia/ui/components/Link';
import { useStrings } from '@concordia/ui/locale';
import { Today } from '@concordia/ui/widgets/day/Today';
import { useNavigate } from 'react-router-dom';
import { campaignHref, contactHref, conversationHref, messageHref } from '../../app/navigation/hrefs';
import { Page } from '../../app/navigation/Page';
import { useAccountPlace } from '../../app/navigation/useAccountPlace';
import { todayPageStrings } from '../../strings/generated/todayPage';

/** The day on a page of its own, with ways to the whole brief and to a plan. */
export function TodayPage() {
  const words = useStrings(todayPageStrings);
  const navigate = useNavigate();
  const [accountId, setAccount] = useAccountPlace();
  return (
    <Page
      title={words.title}
      aside={
        <>
          <Link href="/analytics?tab=brief" isStandalone>
            {words.brief}
          </Link>
          <Link href="/intelligence?tab=optimization" isStandalone>
            {words.plan}
          </Link>
        </>
      }
    >
      <Today
        isHeadingHidden
        accountId={accountId}
        onAccountChange={setAccount}
        conversationHref={conversationHref}
        messageHref={messageHref}
        contactHref={contactHref}
        onOpenMessage={(messageId) => void navigate(messageHref(messageId))}
        onOpenCampaign={(campaignId) => void navigate(campaignHref(campaignId))}
      />
    </Page>
  );
}
