import type { FormEvent, FormHTMLAttributes, ReactNode, Ref } from 'react';
import { useObjectRef } from 'react-aria';
import { Form as AriaForm } from 'react-aria-components';
import { type Control, nameOf } from './controls';
import { ErrorSummary } from './ErrorSummary';
import * as styles from './Form.css';
import { PendingContext } from './FormContext';
import type { FormValues } from './formValues';
import { useFaults } from './useFaults';
import { useSubmission } from './useSubmission';

export interface FormProps {
  /** Fields with a `name`, then `FormActions`. */
  children: ReactNode;
  /** Called with the values if all fields are valid. The form is pending while the promise runs and shows its error. */
  onSubmit: (values: FormValues) => unknown;
  /** The `error` of a mutation, if the caller tracks it. Not needed for rejections of `onSubmit`. */
  problem?: unknown;
  /** Accessible name, if no heading names the form. */
  'aria-label'?: string;
  /** Id of the heading that names the form. */
  'aria-labelledby'?: string;
  ref?: Ref<HTMLFormElement>;
}

/** Fields submitted together. Errors appear beside their fields and, after a submit, in a summary above. */
export function Form({ children, onSubmit, problem, ref, ...labels }: FormProps) {
  const form = useObjectRef(ref);
  const { report, serverErrors, isPending, submit, forget, reset } = useSubmission(form, onSubmit, problem);
  const faults = useFaults(form, report.controls);
  return (
    <AriaForm
      {...labels}
      ref={form}
      className={styles.form}
      // "native" validates fields on blur and submit; the form itself decides whether to submit.
      validationBehavior="native"
      // The browser would block submits with invalid fields, and the summary would never appear.
      render={(props: FormHTMLAttributes<HTMLFormElement>) => (
        <form {...props} noValidate onInput={(event) => forget(editedIn(event))} />
      )}
      validationErrors={serverErrors}
      onSubmit={submit}
      onReset={reset}
      onInvalid={keepFocus}
    >
      <ErrorSummary faults={faults} notes={report.notes} attempt={report.attempt} />
      <PendingContext.Provider value={isPending}>{children}</PendingContext.Provider>
    </AriaForm>
  );
}

/** Keeps the browser from focusing the first invalid field: the summary takes focus. */
const keepFocus = (event: FormEvent) => event.preventDefault();

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const editedIn = ({ target }: FormEvent): string[] => (isControl(target) ? [nameOf(target)] : []);
