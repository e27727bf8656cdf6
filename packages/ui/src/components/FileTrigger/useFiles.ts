import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormValidationContext } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { type FileRules, type Refused, sortFiles } from './sortFiles';

interface FilesOptions extends FileRules {
  files?: readonly File[];
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
export function useFiles({ files, onChange, name, missing, ...rules }: FilesOptions) {
  const [taken, setTaken] = useControlledState(files, none, onChange);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isAskedFor, setAskedFor] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const said = name === undefined ? undefined : use(FormValidationContext)[name];
  const fault = missing !== undefined && taken.length === 0 ? missing : '';
  useLayoutEffect(() => {
    if (input.current) putInto(input.current, taken, fault);
  }, [taken, fault]);

  const change = (now: readonly File[], left: readonly Refused[]) => {
    setTaken(now);
    setRefused(left);
    // What a script puts into an input is no edit to the form around it unless one says so.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };

  useEffect(() => {
    const form = input.current?.form;
    const clear = () => {
      setTaken(none);
      setRefused([]);
      setAskedFor(false);
    };
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, [setTaken]);

  return {
    input,
    taken,
    refused,
    error: said === undefined ? (isAskedFor ? fault : '') : [said].flat().join(' '),
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
