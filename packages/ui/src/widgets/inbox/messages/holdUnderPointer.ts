import type { MessageStore } from './messageStore';

/** The pointer rests once it has not moved for this long, in ms. */
const REST_MS = 500;

const EVENTS = ['pointermove', 'pointerdown'] as const;

/**
 * Keeps lists as they are while the pointer moves over them, for as long as the hold lasts: what changes elsewhere would move another conversation under
 * the press that follows. What is done here waits for nothing.
 *
 * @param isOverList whether an event is over a list.
 * @returns a function that ends it.
 */
export function holdUnderPointer(
  { hold, edits, subscribe }: Pick<MessageStore, 'hold' | 'edits' | 'subscribe'>,
  page: EventTarget,
  isOverList: (event: Event) => boolean,
): () => void {
  let isMoving = false;
  let isHolding = false;
  /** The reading shows changes made here. */
  let isOurs = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    isOurs = hold.isOn() && (isOurs || edits().size > 0);
    const holds = isMoving && hold.isOn() && !isOurs;
    if (holds === isHolding) return;
    isHolding = holds;
    if (holds) hold.begin();
    else hold.end();
  };
  const setMoving = (next: boolean) => {
    isMoving = next;
    settle();
  };
  const onMove = (event: Event) => {
    if (!isOverList(event)) return;
    clearTimeout(timer);
    timer = setTimeout(() => setMoving(false), REST_MS);
    setMoving(true);
  };

  const unsubscribe = subscribe(settle);
  for (const name of EVENTS) page.addEventListener(name, onMove);
  return () => {
    for (const name of EVENTS) page.removeEventListener(name, onMove);
    clearTimeout(timer);
    setMoving(false);
    unsubscribe();
  };
}
