import type { MessageDetail } from '@concordia/api-client';
import { useEffect, useRef } from 'react';

interface Found {
  /** Whether a search found the message. */
  isFound: boolean;
  messageId: string;
  /** Newest first; `undefined` until the first page is read. */
  messages: readonly MessageDetail[] | undefined;
  hasEarlier: boolean;
  isReadingEarlier: boolean;
  readEarlier: () => void;
}

/** Reads a conversation back to the message that a search found, and scrolls to it once. */
export function useFound({ isFound, messageId, messages, hasEarlier, isReadingEarlier, readEarlier }: Found) {
  const section = useRef<HTMLElement>(null);
  const isShown = isFound && messages?.some(({ id }) => id === messageId) === true;
  const isMissing = isFound && messages !== undefined && !isShown && hasEarlier && !isReadingEarlier;
  useEffect(() => {
    if (isMissing) readEarlier();
  }, [isMissing, readEarlier]);
  useEffect(() => {
    if (isShown) section.current?.querySelector('[data-found]')?.scrollIntoView({ block: 'start' });
  }, [isShown]);
  const goToNewest = () => {
    const newest = [...(section.current?.querySelectorAll('article') ?? [])].at(-1);
    newest?.scrollIntoView({ block: 'start' });
    newest?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
  };
  return { section, isOlder: isShown && messages?.[0]?.id !== messageId, goToNewest };
}
