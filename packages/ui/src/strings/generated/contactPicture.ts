// Written by `npm run generate` from messages/en/contactPicture.json.
import { section } from '../../locale';

export const contactPictureStrings = section('contactPicture', {
  title: ({ name }: { name: string }) => `Picture of ${name}`,
  choose: 'Choose a picture',
  replace: 'Choose another',
  remove: 'Remove',
  close: 'Close',
  help: 'PNG, JPEG, WebP or GIF. It is cut to a square and stored on this server, without its metadata.',
  ours: 'Messenger, Instagram and Telegram are not asked for a picture of this contact once you set or remove it.',
  unreadable: 'This file is not a picture that can be shown. Choose a PNG, JPEG, WebP or GIF.',
  saved: 'Picture saved',
  removed: 'Picture removed',
  failed: 'The picture was not saved',
});
