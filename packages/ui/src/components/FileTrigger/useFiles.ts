import { useLayoutEffect, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { tellForm, useFormReset, useServerError } from '../Field/formPart';
import { type FileRules, type Refused, sortFiles } from './sortFiles';

interface FilesOptions extends FileRules {
  value?: readonly File[];
  defaultValue?: readonly File[];
  onChange?: (files: readonly File[]) => void;
  name?: string;
  /** What is said when there must be a file and is none; without it there need not be one. */
  missing?: string;
}

const none: readonly File[] = [];

/** The input that carries the files in the form holds exactly those of the list. */
function putInto(input: HTMLInputElement, files: readonly File[], fault: string): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.setCustomValidity(fault);
}

/** The files of a field: chosen, left out, taken away, and what a form and its server say of them. */
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
    /** The form found it wanting. */
    askFor: () => setAskedFor(true),
  };
}
