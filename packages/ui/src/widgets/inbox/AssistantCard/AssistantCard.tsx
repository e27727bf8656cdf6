import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { assistantStrings } from '../../../strings/generated/assistant';

/** Loaded on demand: the card's screen must open fast. */
const AssistantPopover = lazy(() =>
  import('./AssistantPopover').then((module) => ({ default: module.AssistantPopover })),
);

export interface AssistantCardProps {
  /** The open message, which "this conversation" refers to. */
  messageId?: string | null;
  messageHref: (messageId: string) => string;
  contactHref: (contactId: string) => string;
}

/** Opens the assistant from the sidebar. */
export function AssistantCard({ messageId = null, messageHref, contactHref }: AssistantCardProps) {
  const words = useStrings(assistantStrings);
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="sm">
        <Heading level={3} size="caption" tone="muted" id={headingId}>
          {words.title}
        </Heading>
        <Text size="dense" tone="muted">
          {words.about}
        </Text>
        <Button
          ref={button}
          size="small"
          icon="search"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {words.open}
        </Button>
      </Stack>
      {isOpen && (
        <Suspense>
          <AssistantPopover
            triggerRef={button}
            messageId={messageId}
            messageHref={messageHref}
            contactHref={contactHref}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
