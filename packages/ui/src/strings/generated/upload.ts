// Written by `npm run generate` from messages/en/upload.json.
import { section } from '../../locale';

export const uploadStrings = section('upload', {
  gone: 'The file was moved, changed or deleted. Choose it again.',
});
