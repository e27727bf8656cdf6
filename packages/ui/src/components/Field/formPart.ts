import { type RefObject, use, useEffect, useEffectEvent } from 'react';
import { FormValidationContext } from 'react-aria-components';

/** What a form has to do with a field whose value no field of react-aria holds. */

/** What the server said of the field in its last answer. */
export function useServerError(name: string | undefined): string | undefined {
  const said = use(FormValidationContext)[name ?? ''];
  return said === undefined ? undefined : [said].flat().join(' ');
}

/** Called when the form around the input is reset. */
export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = input.current?.form;
    const listener = () => reset();
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [input]);
}

/** What a script changes is no edit to the form around unless one says so: it then forgets what the server said of the old value. */
export function tellForm(input: HTMLInputElement | null): void {
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}
