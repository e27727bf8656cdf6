import { readLinkedin } from './linkedin/read.js';
import { readMeta } from './meta/read.js';
import { readTelegram } from './telegram/read.js';
import type { ArchiveItem, ArchiveSource, ArchiveText, ParseContext } from './types.js';
import { readWhatsapp } from './whatsapp/read.js';
import { readX } from './x/read.js';

/** Reads one file of an archive. */
export function readArchiveText(
  source: ArchiveSource,
  text: ArchiveText,
  context: ParseContext,
): AsyncGenerator<ArchiveItem> {
  switch (source) {
    case 'whatsapp':
      return readWhatsapp(text, context);
    case 'telegram':
      return readTelegram(text, context);
    case 'linkedin':
      return readLinkedin(text);
    case 'instagram':
    case 'facebook':
      return readMeta(text, source);
    case 'x':
      return readX(text, context);
  }
}
