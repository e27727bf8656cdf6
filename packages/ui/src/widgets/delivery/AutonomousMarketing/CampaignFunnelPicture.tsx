import type { CampaignFunnel } from '@concordia/api-client';
import { FunnelChart } from '../../../components/FunnelChart';
import { useStrings } from '../../../locale';
import { campaignPicturesStrings } from '../../../strings/generated/campaignPictures';

export function CampaignFunnelPicture({ funnel }: { funnel: CampaignFunnel }) {
  const words = useStrings(campaignPicturesStrings);
  const { sent, delivered, opened, replied } = funnel;
  const stages = [
    { name: words.stage.sent, value: sent },
    // Where no provider reports it, it is not known.
    ...(delivered === null ? [] : [{ name: words.stage.delivered, value: delivered }]),
    { name: words.stage.opened, value: opened },
    { name: words.stage.replied, value: replied },
  ];
  return (
    <FunnelChart title={words.funnelTitle} isSummaryShown stages={sent === 0 ? [] : stages} empty={words.funnelEmpty} />
  );
}
