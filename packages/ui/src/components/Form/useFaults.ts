import { type RefObject, useEffect, useState } from 'react';
import { type Control, controlsOf, isShownInvalid, labelOf, messageOf, nameOf } from './controls';

export interface Fault {
  control: Control;
  label: string;
  message: string;
  /** The field is no longer displayed as invalid. */
  isChanged: boolean;
}

/** Returns the first matching control of each field: a checkbox group is one field. */
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

/** Keeps the last message of a field that has become valid. */
function faultOf(control: Control, before: Fault | undefined): Fault {
  const isChanged = !isShownInvalid(control);
  const message = isChanged && before ? before.message : messageOf(control);
  return { control, label: labelOf(control), message, isChanged };
}

/**
 * Observes the form so that the summary always matches what the fields show.
 *
 * @param controls the controls rejected by the last submit.
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
