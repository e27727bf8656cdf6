import type { readPhone } from '@concordia/domain/phone';

let read: typeof readPhone | undefined;

/** Brings the numbering plans of all countries. They are heavier than the form, and needed when a number has been typed. */
export async function bringPhoneCheck(): Promise<void> {
  try {
    read = (await import('@concordia/domain/phone')).readPhone;
  } catch {
    // The server checks the number as well, and says so at the field.
  }
}

/** Whether this can be a telephone number, as far as that is known here yet. */
export const mayBePhone = (text: string): boolean => read === undefined || read(text) !== null;
