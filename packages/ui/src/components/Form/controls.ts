import * as field from '../Field/Field.css';

/**
 * What a form learns from its own document. Fields of react-aria put their value, their validity and their words there, so that any of them
 * can stand in a form without knowing of it.
 */

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

export const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

const root = `.${field.root}`;

/**
 * Label, control and messages of the field: for a checkbox of a group, those of the group. A hidden input that carries the value may stand
 * just behind them.
 */
function fieldOf(control: Control): Element | null {
  const before = control.previousElementSibling;
  const around = control.closest(root) ?? (before?.matches(root) ? before : null);
  return around?.parentElement?.closest(root) ?? around;
}

/** What is typed into may be another element than what carries name and value. */
export function nameOf(control: Control): string {
  if (control.name !== '') return control.name;
  const around = fieldOf(control);
  const carriers = [...(around?.querySelectorAll('[name]') ?? []), around?.nextElementSibling];
  const carrier = carriers.find((element) => element?.hasAttribute('name'));
  return carrier?.getAttribute('name') ?? '';
}

export const namesOf = (form: HTMLFormElement): string[] => [
  ...new Set(controlsOf(form).flatMap(({ name }) => (name === '' ? [] : [name]))),
];

/** The words by which the person knows the field; its name where it shows none. */
export function labelOf(control: Control): string {
  const label = fieldOf(control)?.querySelector(`.${field.label}`) ?? control.labels?.[0];
  return label?.textContent || control.getAttribute('aria-label') || nameOf(control);
}

/** What stands beside the field about what is wrong. */
export function messageOf(control: Control): string {
  const around = fieldOf(control) ?? control.closest('[data-invalid]');
  return around?.querySelector(`.${field.error}`)?.textContent || control.validationMessage;
}

/** Whether the field shows itself as wrong. */
export function isShownInvalid(control: Control): boolean {
  const around = fieldOf(control);
  return control.closest('[data-invalid]') !== null || around?.matches('[data-invalid]') === true;
}

const reachable =
  'input:not([type="hidden"], [type="file"], :disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]';

const isSeen = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility() && element.closest('[aria-hidden="true"]') === null;

/** Puts the focus where the field is filled in: a control out of sight stands for a button or for segments. */
export function focusField(control: Control): void {
  const around = fieldOf(control);
  const chosen = around?.querySelector('input:checked');
  const places = [control, ...(around?.querySelectorAll(reachable) ?? [])].filter(isSeen);
  const place = chosen && isSeen(chosen) ? chosen : places.find((element) => element.matches(reachable));
  place?.focus();
}

/** Tells a field that it was filled in, as the browser does when one leaves it: it then looks again at what it shows as wrong. */
export function leave(control: Control): void {
  control.dispatchEvent(new Event('change'));
}
