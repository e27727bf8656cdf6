import { ImportNews, ImportStrip } from '@concordia/ui/widgets/intake/imports';
import { Suspense } from 'react';

export interface ImportsProps {
  /** A new workspace shows the import in its welcome. */
  isNew: boolean;
}

/** What imports have to say above the board: one that is under way, and what one brought. */
export function Imports({ isNew }: ImportsProps) {
  return (
    <Suspense fallback={null}>
      <ImportNews />
      {!isNew && <ImportStrip detailsHref="/setup?section=import" />}
    </Suspense>
  );
}
