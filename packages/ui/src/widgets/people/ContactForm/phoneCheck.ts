import type { readPhone } from '@concordia/domain/phone';

let read: typeof readPhone | undefined;

/** Loads the numbering plans of all countries. They are larger than the form, so they load separately. */
export async function bringPhoneCheck(): Promise<void> {
  try {
    read = (await import('@concordia/domain/phone')).readPhone;
  } catch {
    // The server checks the number too.
  }
}

/** Whether this may be a phone number. True until the numbering plans are loaded. */
export const mayBePhone = (text: string): boolean => read === undefined || read(text) !== null;
