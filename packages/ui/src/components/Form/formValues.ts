/** The values of a form's fields by name, typed on access. */
export interface FormValues {
  /** Trimmed text; empty if the field is missing or empty. */
  text: (name: string) => string;
  /** All values under one name: a checkbox group, a `TagField`. */
  texts: (name: string) => string[];
  /** The value of a `NumberField` or `Slider`; `null` if empty. */
  number: (name: string) => number | null;
  /** The date of a `DatePicker` as `YYYY-MM-DD`; `null` if empty. */
  date: (name: string) => string | null;
  /** The time of a `TimeField` as `HH:MM`; `null` if empty. */
  time: (name: string) => string | null;
  isOn: (name: string) => boolean;
  files: (name: string) => File[];
}

const isText = (value: FormDataEntryValue): value is string => typeof value === 'string';

/** An empty file input submits one file without a name. */
const isFile = (value: FormDataEntryValue): value is File => !isText(value) && (value.name !== '' || value.size > 0);

export function formValues(data: FormData): FormValues {
  const texts = (name: string) => data.getAll(name).filter(isText);
  const text = (name: string) => texts(name)[0]?.trim() ?? '';
  return {
    text,
    texts,
    number: (name) => (text(name) === '' ? null : Number(text(name))),
    date: (name) => text(name) || null,
    // react-aria appends seconds, which our fields do not use.
    time: (name) => text(name).slice(0, 'HH:MM'.length) || null,
    isOn: (name) => data.has(name),
    files: (name) => data.getAll(name).filter(isFile),
  };
}
