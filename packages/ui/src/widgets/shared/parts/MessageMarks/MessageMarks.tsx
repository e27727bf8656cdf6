import type { Message } from '@concordia/api-client';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../../lazyWithPreload';

/** Loads beside the messages that need it, so that it does not delay the first card. */
const Marks = lazyWithPreload(async () => (await import('./Marks')).Marks);
void Marks.preload();

/** Icons for a message's state and schedule, each with text for screen readers. */
export function MessageMarks({ message }: { message: Message }) {
  return (
    <Suspense>
      <Marks message={message} />
    </Suspense>
  );
}
