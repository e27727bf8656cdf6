import { useGetWorkspace } from '@concordia/api-client';
import { Button } from '@concordia/ui/components/Button';
import { useStrings } from '@concordia/ui/locale';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { sampleDataStrings } from '../../strings/generated/sampleData';

/** Loaded on demand: only demos have it, and few people open it. */
const SampleDataPopover = lazy(() =>
  import('./SampleDataPopover').then((module) => ({ default: module.SampleDataPopover })),
);

/** On every screen of a demo: says that it is one, and opens what that means. Elsewhere the fallback is shown. */
export function SampleDataSign({ fallback }: { fallback: ReactNode }) {
  const words = useStrings(sampleDataStrings);
  const { data: workspace } = useGetWorkspace();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  if (workspace?.isDemo !== true) return fallback;
  return (
    <>
      <Button
        ref={trigger}
        size="small"
        aria-label={words.signNamed}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {words.sign}
      </Button>
      {isOpen && (
        <Suspense>
          <SampleDataPopover triggerRef={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
