import type { EnrichmentProviderId } from '@concordia/domain/enrichment';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';

/** Loaded on demand: it opens rarely. */
const SettingsDialog = lazy(() => import('./SettingsDialog').then((module) => ({ default: module.SettingsDialog })));

/** Opens a provider's settings. Must not be rendered inside a form: React submit events bubble from dialogs to surrounding forms. */
export function ProviderSettings({ provider }: { provider: EnrichmentProviderId }) {
  const words = useStrings(enrichmentStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" tone="quiet" icon="settings" onPress={() => setOpen(true)}>
        {words.settings}
      </Button>
      {isOpen && (
        <Suspense>
          <SettingsDialog provider={provider} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
