import { translations } from '@concordia/ui/languages/de/setup';
import { translator } from '@concordia/ui/locale';

/** What Setup says, in German. */
export const translate = translator('de', translations);
