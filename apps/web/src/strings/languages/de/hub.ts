import { translations } from '@concordia/ui/languages/de/hub';
import { translator } from '@concordia/ui/locale';

/** What the connection hub says, in German. */
export const translate = translator('de', translations);
