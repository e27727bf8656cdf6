import { section } from '../locale';

/** What is said when something fails and the server gave no words of its own. */
export const problemStrings = section('problems', {
  unreachable: 'The server could not be reached. Is Concordia still running?',
});
