import { CHANNELS, isChannel } from '@concordia/domain';
import { RFM_SEGMENTS } from '@concordia/domain/customers';
import { Checkbox, CheckboxGroup } from '../../../components/Checkbox';
import { Grid } from '../../../components/Grid';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { campaignStrings } from '../../../strings/campaign';
import { labelStrings } from '../../../strings/generated/label';
import { rfmStrings } from '../../../strings/generated/rfm';
import { AudiencePreview } from './AudiencePreview';
import { type CampaignDraft, isSegment } from './draft';

const LONGEST_SEARCH = 200;

export interface DraftFieldsProps {
  draft: CampaignDraft;
  onChange: (change: Partial<CampaignDraft>) => void;
}

export function AudienceFields({ draft, onChange }: DraftFieldsProps) {
  const words = useStrings(campaignStrings);
  const common = useStrings(labelStrings);
  const { segment } = useStrings(rfmStrings);
  const { audience, channels } = draft;
  const put = (change: Partial<typeof audience>) => onChange({ audience: { ...audience, ...change } });
  return (
    <Grid columns="2:1" gap="xl" align="start">
      <Stack gap="lg">
        <CheckboxGroup
          name="audience.segments"
          label={words.segments}
          description={words.segmentsHelp}
          orientation="horizontal"
          value={audience.segments ?? []}
          onChange={(ids) => put({ segments: ids.filter(isSegment) })}
        >
          {RFM_SEGMENTS.map((id) => (
            <Checkbox key={id} value={id}>
              {segment[id]}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <TextField
          name="audience.q"
          label={words.query}
          description={words.queryHelp}
          maxLength={LONGEST_SEARCH}
          value={audience.q ?? ''}
          onChange={(q) => put({ q })}
        />
        <CheckboxGroup
          name="channels"
          label={words.channels}
          description={words.channelsHelp}
          orientation="horizontal"
          isRequired
          value={[...channels]}
          onChange={(ids) => onChange({ channels: ids.filter(isChannel) })}
        >
          {CHANNELS.map((channel) => (
            <Checkbox key={channel} value={channel}>
              {common.channel({ channel })}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </Stack>
      <AudiencePreview draft={draft} />
    </Grid>
  );
}
