import { type RefObject, useEffect, useState } from 'react';
import { type Control, controlsOf, isShownInvalid, labelOf, messageOf, nameOf } from './controls';

/** One line of the summary: a field, and what is wrong with it. */
export interface Fault {
  control: Control;
  label: string;
  message: string;
  /** The field no longer shows it. */
  isChanged: boolean;
}

/** The first control of every field that the predicate calls wrong: a group of checkboxes is one field. */
export function faultyControls(form: HTMLFormElement, isFaulty: (control: Control) => boolean): Control[] {
  const seen = new Set<string>();
  return controlsOf(form).filter((control) => {
    if (!isFaulty(control)) return false;
    const name = nameOf(control);
    const isFirst = name === '' || !seen.has(name);
    seen.add(name);
    return isFirst;
  });
}

const isSame = (one: Fault, another: Fault | undefined) =>
  one.control === another?.control && one.message === another.message && one.isChanged === another.isChanged;

/** The present words of a field; once it is in order, those that it had. */
function faultOf(control: Control, before: Fault | undefined): Fault {
  const isChanged = !isShownInvalid(control);
  const message = isChanged && before ? before.message : messageOf(control);
  return { control, label: labelOf(control), message, isChanged };
}

/**
 * Follows what the fields show: the summary says the same as they do, at any moment.
 *
 * @param controls the controls that were refused by the last submit.
 */
export function useFaults(form: RefObject<HTMLFormElement | null>, controls: readonly Control[]): Fault[] {
  const [faults, setFaults] = useState<Fault[]>([]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () =>
      setFaults((before) => {
        const now = controls.map((control) =>
          faultOf(
            control,
            before.find((fault) => fault.control === control),
          ),
        );
        const isUnchanged = now.length === before.length && now.every((fault, index) => isSame(fault, before[index]));
        return isUnchanged ? before : now;
      });
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-invalid'],
    });
    return () => observer.disconnect();
  }, [form, controls]);
  return faults;
}
