import { type RefObject, use, useEffect, useEffectEvent } from 'react';
import { FormValidationContext } from 'react-aria-components';

/** Form integration for fields whose value is not held by a react-aria field. */

/** The server's errors for this field, from its last response. */
export function useServerError(name: string | undefined): string | undefined {
  const said = use(FormValidationContext)[name ?? ''];
  return said === undefined ? undefined : [said].flat().join(' ');
}

export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = input.current?.form;
    const listener = () => reset();
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [input]);
}

/** Changes made by scripts fire no input event. This one tells the form, which then clears the server error of the old value. */
export function tellForm(input: HTMLInputElement | null): void {
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}
