import { type EnrichmentProvider, useListEnrichmentProviders } from '@concordia/api-client';
import type { EnrichmentProviderId } from '@concordia/domain/enrichment';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { SettingsForm } from './SettingsForm';

export interface SettingsDialogProps {
  provider: EnrichmentProviderId;
  onClose: () => void;
}

export function SettingsDialog({ provider, onClose }: SettingsDialogProps) {
  const words = useStrings(enrichmentStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useListEnrichmentProviders();
  const settings = data?.find(({ id }) => id === provider);
  const keep = async (saved: EnrichmentProvider) => {
    await mutate((all) => all?.map((one) => (one.id === saved.id ? saved : one)), { revalidate: false });
  };
  return (
    <Dialog
      title={words.settingsOf({ provider: words.provider[provider] })}
      size="large"
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => !stays && onClose()}
    >
      <Stack gap="lg">
        <Text tone="muted">{words.settingsHelp}</Text>
        {settings !== undefined && <SettingsForm settings={settings} onSaved={keep} onClose={onClose} />}
        {settings === undefined && error === undefined && <SkeletonShape shape="block" height="20rem" />}
        {settings === undefined && error !== undefined && (
          <ErrorState
            size="compact"
            title={words.settingsFailed}
            description={problemWords(error)}
            reference={requestIdOf(error)}
            onRetry={() => void mutate()}
            isRetrying={isValidating}
          />
        )}
      </Stack>
    </Dialog>
  );
}
