import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStrings } from '../../locale';
import { formStrings } from '../../strings/generated/form';
import { problemStrings } from '../../strings/generated/problem';
import { type Control, controlsOf, isShownInvalid, leave, nameOf, namesOf } from './controls';
import { type FormValues, formValues } from './formValues';
import { refusalOf } from './refusal';
import { faultyControls } from './useFaults';

export interface Report {
  /** Counts failed submits: the summary takes focus on each. */
  attempt: number;
  controls: readonly Control[];
  notes: readonly string[];
}

const accepted: Report = { attempt: 0, controls: [], notes: [] };

const nothing: Record<string, string[]> = {};

export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  onSubmit: (values: FormValues) => unknown,
  problem: unknown,
) {
  const words = { ...useStrings(formStrings), ...useStrings(problemStrings) };
  const [report, setReport] = useState<Report>(accepted);
  const [serverErrors, setServerErrors] = useState(nothing);
  const [isPending, setPending] = useState(false);
  const isUnderWay = useRef(false);
  const lastProblem = useRef<unknown>(undefined);

  const fail = (controls: readonly Control[], notes: readonly string[] = []) =>
    setReport(({ attempt }) => ({ attempt: attempt + 1, controls, notes }));

  // The same error may arrive twice, as a rejection and as `problem`.
  const refuse = (reason: unknown) => {
    if (!form.current || lastProblem.current === reason) return;
    lastProblem.current = reason;
    const { byField, notes } = refusalOf(reason, namesOf(form.current), words);
    setServerErrors(byField);
    fail(
      faultyControls(form.current, (control) => Object.hasOwn(byField, nameOf(control))),
      notes,
    );
  };
  const refuseFromOutside = useEffectEvent(refuse);

  useEffect(() => {
    if (problem !== undefined && problem !== null) refuseFromOutside(problem);
  }, [problem]);

  const send = async (values: FormValues) => {
    isUnderWay.current = true;
    setPending(true);
    try {
      await onSubmit(values);
      setReport(accepted);
    } catch (reason) {
      refuse(reason);
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isUnderWay.current) return;
    // Clears server errors first: fields treat them as their own and would block the new values.
    flushSync(() => {
      setServerErrors(nothing);
      for (const control of controlsOf(element).filter(isShownInvalid)) leave(control);
    });
    const invalid = faultyControls(element, (control) => !control.checkValidity());
    if (invalid.length > 0) fail(invalid);
    else void send(formValues(new FormData(element)));
  };

  /** Clears server errors of changed fields, as they refer to the old values. */
  const forget = (names: readonly string[]) =>
    setServerErrors((errors) =>
      names.some((name) => Object.hasOwn(errors, name))
        ? Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
        : errors,
    );

  const reset = () => {
    setServerErrors(nothing);
    setReport(accepted);
  };

  return { report, serverErrors, isPending, submit, forget, reset };
}
