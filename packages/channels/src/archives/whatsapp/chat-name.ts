import { foldedName } from '../person-name.js';

/** `WhatsApp Chat with Ada.txt`, `WhatsApp-Chat mit Ada.zip`, `Chat de WhatsApp con Ada.txt`, `WhatsApp Chat - Ada.zip`. */
const NAMED = [
  /^whatsapp[\s-]?chat\s(?:with|mit|met|med|con|com|avec|z|с|ile|-)\s(.+)$/iu,
  /^(?:chat|conversa|discussion|conversation|czat|чат)\s(?:de|do|di|w|в)?\s?whatsapp\s(?:con|com|avec|with|mit|z|с|-)\s(.+)$/iu,
  /^discussion\swhatsapp\savec\s(.+)$/iu,
  /^whatsapp\s?[-–]\s?(.+)$/iu,
];

/** The chat's name in the name of its file; `null` if the file was renamed. */
export function chatNameOf(paths: readonly string[]): string | null {
  for (const path of paths) {
    const file = path
      .replace(/^.*[\\/]/u, '')
      .replace(/\.(?:txt|zip)$/iu, '')
      // A second download: "… (1)".
      .replace(/\s?\(\d{1,3}\)$/u, '')
      .normalize('NFC')
      .trim();
    for (const form of NAMED) {
      const name = form.exec(file)?.[1]?.trim();
      if (name !== undefined && name !== '') return name;
    }
  }
  return null;
}

export const isSameName = (one: string, two: string): boolean => foldedName(one) === foldedName(two);
