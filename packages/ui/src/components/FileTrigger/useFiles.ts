import { useLayoutEffect, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { tellForm, useFormReset, useServerError } from '../Field/formPart';
import { type FileRules, type Refused, sortFiles } from './sortFiles';

interface FilesOptions extends FileRules {
  value?: readonly File[];
  defaultValue?: readonly File[];
  onChange?: (files: readonly File[]) => void;
  name?: string;
  /** The message for a missing required file; `undefined` makes the field optional. */
  missing?: string;
}

const none: readonly File[] = [];

/** Copies the list to the form's file input, so that the form submits exactly these files. */
function putInto(input: HTMLInputElement, files: readonly File[], fault: string): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.setCustomValidity(fault);
}

export function useFiles({ value, defaultValue = none, onChange, name, missing, ...rules }: FilesOptions) {
  const [taken, setTaken] = useControlledState(value, defaultValue, onChange);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isAskedFor, setAskedFor] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const said = useServerError(name);
  const fault = missing !== undefined && taken.length === 0 ? missing : '';
  useLayoutEffect(() => {
    if (input.current) putInto(input.current, taken, fault);
  }, [taken, fault]);

  const change = (now: readonly File[], left: readonly Refused[]) => {
    setTaken(now);
    setRefused(left);
    tellForm(input.current);
  };

  useFormReset(input, () => {
    setTaken(defaultValue);
    setRefused([]);
    setAskedFor(false);
  });

  return {
    input,
    taken,
    refused,
    error: said ?? (isAskedFor ? fault : ''),
    add: (chosen: readonly File[]) => {
      const sorted = sortFiles(taken, chosen, rules);
      change(sorted.taken, sorted.refused);
    },
    remove: (file: File) =>
      change(
        taken.filter((one) => one !== file),
        [],
      ),
    askFor: () => setAskedFor(true),
  };
}
