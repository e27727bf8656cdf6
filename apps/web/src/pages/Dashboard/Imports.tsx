import { ImportNews, ImportStrip } from '@concordia/ui/widgets/intake/imports';
import { Suspense } from 'react';
import { Steps } from './Steps';
import { StripAction } from './StripAction';

export interface ImportsProps {
  /** A new workspace shows the import in its welcome. */
  isNew: boolean;
  /** Whether there is room for the strip, and for the first steps side by side. */
  hasRoom: boolean;
}

/** What stands above the board for a while: first steps, an import that is under way, and what one brought. With the command that shows or hides the strip. */
export function Imports({ isNew, hasRoom }: ImportsProps) {
  return (
    <Suspense fallback={null}>
      <ImportNews />
      <Steps isNew={isNew} hasRoom={hasRoom} />
      {!isNew && hasRoom && <StripAction />}
      {!isNew && <ImportStrip detailsHref="/setup?section=import" />}
    </Suspense>
  );
}
