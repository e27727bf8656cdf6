import { type FormEvent, type FormHTMLAttributes, type ReactNode, useRef } from 'react';
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
  /** Called with what was filled in, once every field accepts it. While its promise runs the form is pending; its rejection is shown. */
  onSubmit: (values: FormValues) => unknown;
  /** Why the last call was refused, where the caller keeps that itself: the `error` of a mutation. A rejection of `onSubmit` needs no other way. */
  problem?: unknown;
  /** Its name, where no heading says it. */
  'aria-label'?: string;
  /** The heading that names it. */
  'aria-labelledby'?: string;
}

/** Fields that are sent together. Errors of ours and of the server stand beside their fields and, once it was sent, in a summary above them. */
export function Form({ children, onSubmit, problem, ...labels }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { report, serverErrors, isPending, submit, forget, reset } = useSubmission(form, onSubmit, problem);
  const faults = useFaults(form, report.controls);
  return (
    <AriaForm
      {...labels}
      ref={form}
      className={styles.form}
      // Fields speak when they are left or sent, which react-aria calls native; the form itself decides what is sent.
      validationBehavior="native"
      // The browser would stop a form whose fields are invalid, and then the summary would never know.
      render={(props: FormHTMLAttributes<HTMLFormElement>) => (
        <form {...props} noValidate onInput={(event) => forget(editedIn(event))} />
      )}
      validationErrors={serverErrors}
      onSubmit={submit}
      onReset={reset}
      onInvalid={keepFocus}
    >
      <ErrorSummary faults={faults} notes={report.notes} attempt={report.attempt} />
      <PendingContext value={isPending}>{children}</PendingContext>
    </AriaForm>
  );
}

/** The first invalid field would take the focus, which is the summary's. */
const keepFocus = (event: FormEvent) => event.preventDefault();

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const editedIn = ({ target }: FormEvent): string[] => (isControl(target) ? [nameOf(target)] : []);
