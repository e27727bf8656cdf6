import * as field from '../Field/Field.css';

/**
 * Reads a form's state from the DOM. react-aria fields expose their value, validity and messages there, so they work in a form without knowing it.
 */

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

export const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

const root = `.${field.root}`;

/**
 * Returns the element with the field's label, control and messages; for a checkbox in a group, that of the group. A hidden input with the value may
 * directly follow it.
 */
function fieldOf(control: Control): Element | null {
  const before = control.previousElementSibling;
  const around = control.closest(root) ?? (before?.matches(root) ? before : null);
  return around?.parentElement?.closest(root) ?? around;
}

/** The element with the name and value may differ from the one typed into. */
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

/** Falls back to the accessible name, then the field name. */
export function labelOf(control: Control): string {
  const label = fieldOf(control)?.querySelector(`.${field.label}`) ?? control.labels?.[0];
  return label?.textContent || control.getAttribute('aria-label') || nameOf(control);
}

export function messageOf(control: Control): string {
  const around = fieldOf(control) ?? control.closest('[data-invalid]');
  return around?.querySelector(`.${field.error}`)?.textContent || control.validationMessage;
}

export function isShownInvalid(control: Control): boolean {
  const around = fieldOf(control);
  return control.closest('[data-invalid]') !== null || around?.matches('[data-invalid]') === true;
}

const reachable =
  'input:not([type="hidden"], [type="file"], :disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]';

const isSeen = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility() && element.closest('[aria-hidden="true"]') === null;

/** Focuses the visible part of a field: a hidden control is represented by a button or by segments. */
export function focusField(control: Control): void {
  const around = fieldOf(control);
  const chosen = around?.querySelector('input:checked');
  const places = [control, ...(around?.querySelectorAll(reachable) ?? [])].filter(isSeen);
  const place = chosen && isSeen(chosen) ? chosen : places.find((element) => element.matches(reachable));
  place?.focus();
}

/** Dispatches the change event that the browser fires on blur, so that the field revalidates. */
export function leave(control: Control): void {
  control.dispatchEvent(new Event('change'));
}
