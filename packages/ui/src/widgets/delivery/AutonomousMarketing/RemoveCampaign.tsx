import { type Campaign, deleteCampaign } from '@concordia/api-client';
import { AlertDialog } from '../../../components/AlertDialog';
import { useStrings } from '../../../locale';
import { campaignStrings } from '../../../strings/campaign';
import { useProblemWords } from '../../shared/problems';
import { useRereadCampaigns } from './useRereadCampaigns';

export interface RemoveCampaignProps {
  campaign: Pick<Campaign, 'id' | 'name'>;
  onOpenChange: (isOpen: boolean) => void;
}

export function RemoveCampaign({ campaign: { id, name }, onOpenChange }: RemoveCampaignProps) {
  const words = useStrings(campaignStrings);
  const problemWords = useProblemWords();
  const reread = useRereadCampaigns();
  return (
    <AlertDialog
      isOpen
      onOpenChange={onOpenChange}
      title={words.askRemove({ name })}
      confirmLabel={words.remove}
      onConfirm={async () => {
        await deleteCampaign(id);
        await reread();
      }}
      describeFailure={problemWords}
    >
      {words.askRemoveHelp}
    </AlertDialog>
  );
}
