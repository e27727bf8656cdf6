import { type Campaign, startCampaign, undoCampaign } from '@concordia/api-client';
import { Suspense, useState } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { useToast } from '../../../components/Toast';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { campaignStrings } from '../../../strings/campaign';
import { useAction } from '../../channels/setup';
import { useFocusFallback } from '../../insight/intelligence';
import * as styles from './AutonomousMarketing.css';
import { availableActionsOf, type CampaignAction, type ExplainedAction } from './availableActions';
import { useRereadCampaigns } from './useRereadCampaigns';

/* Loaded on demand: few actions open a dialog. */
const ReasonDialog = lazyWithPreload(async () => (await import('./ReasonDialog')).ReasonDialog);
const RemoveCampaign = lazyWithPreload(async () => (await import('./RemoveCampaign')).RemoveCampaign);

const DRAWINGS = { start: 'play', undo: 'undo', pause: 'pause', resume: 'play' } as const;

export interface CampaignActionsProps {
  campaign: Campaign;
  onEdit: () => void;
  onCompare: () => void;
}

export function CampaignActions({ campaign, onEdit, onCompare }: CampaignActionsProps) {
  const words = useStrings(campaignStrings);
  const { pending, doNow } = useDoNow(campaign);
  const [asked, setAsked] = useState<ExplainedAction | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const heir = useFocusFallback<HTMLDivElement>();
  const { name } = campaign;
  const { step, canStop, canEdit, canRemove } = availableActionsOf(campaign);
  const begin = (action: CampaignAction) =>
    action === 'start' || action === 'undo' ? void doNow(action) : setAsked(action);
  return (
    <div className={styles.actions} {...heir}>
      {step !== null && (
        <Button
          size="small"
          icon={DRAWINGS[step]}
          aria-label={words.named[step]({ name })}
          isPending={step === pending}
          onPress={() => begin(step)}
        >
          {words[step]}
        </Button>
      )}
      <MenuTrigger>
        <IconButton icon="ellipsis" size="small" label={words.moreAbout({ name })} />
        <Menu placement="bottom end">
          <MenuItem icon="chart" onAction={onCompare}>
            {words.compare}
          </MenuItem>
          {canEdit && (
            <MenuItem icon="pencil" onAction={onEdit}>
              {words.edit}
            </MenuItem>
          )}
          {canStop && (
            <MenuItem icon="close" tone="danger" onAction={() => setAsked('stop')}>
              {words.stop}
            </MenuItem>
          )}
          {canRemove && (
            <MenuItem icon="trash" tone="danger" onAction={() => setRemoving(true)}>
              {words.remove}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {asked !== null && (
        <Suspense>
          <ReasonDialog campaign={campaign} action={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {isRemoving && (
        <Suspense>
          <RemoveCampaign campaign={campaign} onOpenChange={setRemoving} />
        </Suspense>
      )}
    </div>
  );
}

/** Starts without confirmation, since it can be undone until the first message leaves. */
function useDoNow({ id, name }: Campaign) {
  const words = useStrings(campaignStrings);
  const toast = useToast();
  const action = useAction();
  const reread = useRereadCampaigns();
  // Undo appears once the campaign shows as started, possibly before the start call returns. So `pending` names one action.
  const [pending, setPending] = useState<'start' | 'undo' | null>(null);
  const doNow = async (what: 'start' | 'undo') => {
    setPending(what);
    await action(async () => {
      await (what === 'start' ? startCampaign(id) : undoCampaign(id));
      await reread();
      toast({ tone: 'success', title: what === 'start' ? words.started({ name }) : words.undone({ name }) });
    }, words.notDone[what]);
    setPending((now) => (now === what ? null : now));
  };
  return { pending, doNow };
}
