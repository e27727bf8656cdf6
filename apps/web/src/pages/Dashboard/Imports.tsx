import { ImportNews, ImportStrip } from '@concordia/ui/widgets/intake/imports';
import { Suspense } from 'react';
import { Steps } from './Steps';

export interface ImportsProps {
  /** A new workspace shows the import in its welcome. */
  isNew: boolean;
  /** Whether there is room for the first steps side by side. */
  hasRoom: boolean;
}

/** What stands above the board for a while: first steps, an import that is under way, and what one brought. */
export function Imports({ isNew, hasRoom }: ImportsProps) {
  return (
    <Suspense fallback={null}>
      <ImportNews />
      <Steps isNew={isNew} hasRoom={hasRoom} />
      {!isNew && <ImportStrip detailsHref="/setup?section=import" />}
    </Suspense>
  );
}
