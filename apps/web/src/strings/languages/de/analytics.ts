import { translations } from '@concordia/ui/languages/de/analytics';
import { translator } from '@concordia/ui/locale';

/** What the analytics page says, in German. */
export const translate = translator('de', translations);
