// Written by `npm run generate` from messages/de/upload.json.
import type { TextOf } from '../../../locale';
import type { uploadStrings } from '../upload';

export const uploadWords = (): TextOf<typeof uploadStrings> => ({
  gone: 'Die Datei wurde verschoben, geändert oder gelöscht. Wählen Sie sie noch einmal aus.',
});
