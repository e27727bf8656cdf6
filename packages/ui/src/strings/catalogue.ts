import type { Section } from '../locale';
import { commonStrings } from './common';

/** Everything that the components and widgets say, by section: what a translator gets. A section that is not here fails the tests. */
export const catalogue = [commonStrings] satisfies readonly Section<object>[];
