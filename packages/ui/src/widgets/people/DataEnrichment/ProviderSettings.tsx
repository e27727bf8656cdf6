import type { EnrichmentProviderId } from '@concordia/domain/enrichment';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';

/** Few look at it, and then once. */
const SettingsDialog = lazy(() => import('./SettingsDialog').then((module) => ({ default: module.SettingsDialog })));

/** The way to how a provider is asked. Its form must not stand in another: what is sent in a dialog is heard by the forms around it, too. */
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
