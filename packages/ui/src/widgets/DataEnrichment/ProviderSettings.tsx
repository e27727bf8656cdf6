import type { EnrichmentProviderId } from '@concordia/domain/enrichment';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button';
import { useStrings } from '../../locale';
import { enrichmentStrings } from '../../strings/enrichment';

/** Few look at it, and then once. */
const SettingsDialog = lazy(() => import('./SettingsDialog').then((module) => ({ default: module.SettingsDialog })));

/** The way to how a provider is asked. */
export function ProviderSettings({ provider }: { provider: EnrichmentProviderId }) {
  const words = useStrings(enrichmentStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" icon="settings" onPress={() => setOpen(true)}>
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
