import { useState } from 'react';

/**
 * Whether something is open that belongs to what is shown, such as a menu of a conversation. It closes when something else is shown, so that
 * a choice never meets another conversation.
 */
export function useOpenFor(shown: string): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [openFor, setOpenFor] = useState<string | null>(null);
  return [openFor === shown, (isOpen) => setOpenFor(isOpen ? shown : null)];
}
