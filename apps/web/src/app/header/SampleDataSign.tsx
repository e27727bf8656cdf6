import { useGetWorkspace } from '@concordia/api-client';
import { Button } from '@concordia/ui/components/Button';
import { useStrings } from '@concordia/ui/locale';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { accountStrings } from '../../strings/generated/account';

/** Loaded on demand: only demos have it, and few people open it. */
const SampleDataPopover = lazy(() =>
  import('./SampleDataPopover').then((module) => ({ default: module.SampleDataPopover })),
);

const RemoveSampleData = lazy(() =>
  import('./RemoveSampleData').then((module) => ({ default: module.RemoveSampleData })),
);

/** On every screen of a demo: says that it is one, and opens what that means. Elsewhere the fallback is shown. */
export function SampleDataSign({ fallback }: { fallback: ReactNode }) {
  const words = useStrings(accountStrings);
  const { data: workspace } = useGetWorkspace();
  const [open, setOpen] = useState<'about' | 'question' | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  if (workspace?.isDemo !== true) return fallback;
  return (
    <>
      <Button
        ref={trigger}
        size="small"
        aria-label={words.demoNamed}
        aria-haspopup="dialog"
        aria-expanded={open === 'about'}
        onPress={() => setOpen(open === null ? 'about' : null)}
      >
        {words.demo}
      </Button>
      <Suspense>
        {open === 'about' && (
          <SampleDataPopover
            triggerRef={trigger}
            onRemove={() => setOpen('question')}
            onClose={() => setOpen((before) => (before === 'about' ? null : before))}
          />
        )}
        {open === 'question' && <RemoveSampleData onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
