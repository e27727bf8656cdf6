import { useGetCampaignFunnel } from '@concordia/api-client';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { campaignPicturesStrings } from '../../../strings/generated/campaignPictures';
import { HowPictured, PictureSpace, useFigures } from '../../insight/intelligence';

const Picture = lazyWithPreload(async () => (await import('./CampaignFunnelPicture')).CampaignFunnelPicture);

/** Of the picture with four stages, in rem. */
const FUNNEL_REM = 15;

/** How far the messages of a campaign came. */
export function Funnel({ campaignId }: { campaignId: string }) {
  const words = useStrings(campaignPicturesStrings);
  const answer = useGetCampaignFunnel(campaignId, { swr: { keepPreviousData: true } });
  const state = useFigures(answer, words.funnelFailed);
  return (
    <WidgetFrame
      title={words.funnel}
      isHeadingHidden
      headingLevel={3}
      size="compact"
      state={state}
      skeleton={<PictureSpace rem={FUNNEL_REM} />}
      empty={null}
    >
      {(funnel) => (
        <Stack gap="sm">
          <PictureSpace rem={FUNNEL_REM}>
            <Picture funnel={funnel} />
          </PictureSpace>
          <HowPictured of="funnel" />
        </Stack>
      )}
    </WidgetFrame>
  );
}
