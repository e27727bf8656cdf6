// Written by `npm run generate` from messages/en/promise.json.
import { section } from '../../locale';

export const promiseStrings = section('promise', {
  undo: 'Undo',
  keep: ({ quote }: { quote: string }) => `Kept: ${quote}`,
  keptNow: ({ quote }: { quote: string }) => `Checked off: ${quote}`,
  reopened: ({ quote }: { quote: string }) => `Reopened: ${quote}`,
  notKept: 'That could not be kept',
});
