import { type Campaign, createCampaign, updateCampaign } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, needed, SubmitButton } from '../../../components/Form';
import { Grid } from '../../../components/Grid';
import { Select } from '../../../components/Select';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { campaignStrings } from '../../../strings/campaign';
import { useZone } from '../../inbox/Composer/useMoment';
import { AudienceFields } from './AudienceFields';
import { bodyOf, type CampaignDraft, draftOf, NEW_DRAFT } from './draft';
import { ScheduleFields } from './ScheduleFields';
import { useWallTime } from './useWallTime';
import { VariantFields } from './VariantFields';

const LONGEST_NAME = 120;
const GOALS = ['reply', 'open', 'click'] as const;

export interface CampaignDialogProps {
  /** `null` for a new campaign. */
  campaign: Campaign | null;
  onClose: () => void;
  onChange: () => Promise<void>;
}

/** The campaign form: audience, channels, variants and schedule. Saves a draft. */
export function CampaignDialog({ campaign, onClose, onChange }: CampaignDialogProps) {
  const words = useStrings(campaignStrings);
  const zone = useZone();
  const wallTimeOf = useWallTime();
  const [draft, setDraft] = useState<CampaignDraft>(() =>
    campaign === null ? NEW_DRAFT : draftOf(campaign, wallTimeOf),
  );
  const put = (change: Partial<CampaignDraft>) => setDraft((before) => ({ ...before, ...change }));
  const submit = async () => {
    const body = bodyOf(draft, zone);
    await (campaign === null ? createCampaign(body) : updateCampaign(campaign.id, body));
    await onChange();
    onClose();
  };
  return (
    <Dialog
      title={campaign === null ? words.newTitle : words.editTitle({ name: campaign.name })}
      size="large"
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => !stays && onClose()}
    >
      <Form aria-label={words.form} onSubmit={submit}>
        <Grid columns="2:1">
          <TextField
            name="name"
            label={words.name}
            value={draft.name}
            onChange={(name) => put({ name })}
            maxLength={LONGEST_NAME}
            isRequired
            validate={needed(words.nameNeeded)}
          />
          <Select
            name="goal"
            label={words.goal}
            options={GOALS.map((id) => ({ id, label: words.goals[id] }))}
            value={draft.goal}
            onChange={(goal) => put({ goal })}
          />
        </Grid>
        <AudienceFields draft={draft} onChange={put} />
        <VariantFields variants={draft.variants} onChange={(variants) => put({ variants })} />
        <ScheduleFields draft={draft} onChange={put} />
        <FormActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <SubmitButton>{words.save}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
