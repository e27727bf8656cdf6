import { type ChannelEligibility, type OutreachResult, useListEligibility } from '@concordia/api-client';
import { type Channel, isChannel } from '@concordia/domain';
import { Checkbox, CheckboxGroup } from '../../../components/Checkbox';
import { ErrorState } from '../../../components/ErrorState';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { outreachStrings } from '../../../strings/outreach';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { ChannelLine } from './ChannelLine';
import type { FileNote } from './useFileRoutes';

export interface ChannelChoiceProps {
  contactId: string;
  channels: readonly Channel[];
  selected: readonly Channel[];
  results: readonly OutreachResult[];
  message: string;
  /** Why a channel does not accept the attachments; `null` if it does or there are none. */
  fileNoteOf: (channel: Channel) => FileNote | null;
  isDisabled: boolean;
  onChange: (selected: readonly Channel[]) => void;
}

export function ChannelChoice(props: ChannelChoiceProps) {
  const { contactId, channels, selected, results, message, fileNoteOf, isDisabled, onChange } = props;
  const words = useStrings(outreachStrings);
  const problemWords = useProblemWords();
  const { data, error, mutate, isValidating } = useListEligibility(contactId);
  const about = (channel: Channel): ChannelEligibility | undefined => data?.find((one) => one.channel === channel);
  const resultOf = (channel: Channel) => results.find((one) => one.channel === channel);
  return (
    <Stack gap="sm">
      <CheckboxGroup
        label={words.channels}
        value={[...selected]}
        onChange={(next) => onChange(next.filter(isChannel))}
        isDisabled={isDisabled}
      >
        {channels.map((channel) => (
          <Checkbox
            key={channel}
            value={channel}
            isDisabled={about(channel)?.eligible === false || resultOf(channel)?.status === 'queued'}
          >
            <ChannelLine
              channel={channel}
              eligibility={about(channel)}
              result={resultOf(channel)}
              fileNote={fileNoteOf(channel)}
              message={selected.includes(channel) ? message : null}
            />
          </Checkbox>
        ))}
      </CheckboxGroup>
      {error !== undefined && data === undefined && (
        <ErrorState
          size="compact"
          title={words.eligibilityFailed}
          description={problemWords(error)}
          reference={requestIdOf(error)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      )}
    </Stack>
  );
}
