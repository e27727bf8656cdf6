// Written by `npm run generate` from messages/en/problem.json.
import { section } from '../../locale';

export const problemStrings = section('problem', {
  unreachable: 'The server could not be reached. Is Concordia still running?',
  broken: 'Something went wrong on the server. Try again.',
  busy: 'The server is busy. Wait a moment and try again.',
  notAllowed: 'This is not allowed here. Check the settings.',
  gone: 'This is not there any more.',
  refused: 'The server refused this.',
});
