/** What the fields of a form hold, by their names: the value of each is asked for in the type that the caller needs. */
export interface FormValues {
  /** What stands in the field, without the spaces around it; empty when there is no such field or nothing in it. */
  text: (name: string) => string;
  /** All that was chosen under one name: of a group of checkboxes, of a `TagField`. */
  texts: (name: string) => string[];
  /** The number of a `NumberField` or `Slider`; `null` when it is empty. */
  number: (name: string) => number | null;
  /** The day of a `DatePicker` as `YYYY-MM-DD`; `null` when it is empty. */
  date: (name: string) => string | null;
  /** The time of a `TimeField` as `HH:MM`; `null` when it is empty. */
  time: (name: string) => string | null;
  /** Whether a `Checkbox` or `Switch` is on. */
  isOn: (name: string) => boolean;
  /** The files of a `FileTrigger`. */
  files: (name: string) => File[];
}

const isText = (value: FormDataEntryValue): value is string => typeof value === 'string';

/** A file input without a file is sent as one file without a name. */
const isFile = (value: FormDataEntryValue): value is File => !isText(value) && (value.name !== '' || value.size > 0);

/** Reads what a form would send. */
export function formValues(data: FormData): FormValues {
  const texts = (name: string) => data.getAll(name).filter(isText);
  const text = (name: string) => texts(name)[0]?.trim() ?? '';
  return {
    text,
    texts,
    number: (name) => (text(name) === '' ? null : Number(text(name))),
    date: (name) => text(name) || null,
    // react-aria writes the seconds, for which our fields do not ask.
    time: (name) => text(name).slice(0, 'HH:MM'.length) || null,
    isOn: (name) => data.has(name),
    files: (name) => data.getAll(name).filter(isFile),
  };
}
