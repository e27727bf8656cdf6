// Written by `npm run generate` from messages/en/messageBody.json.
import { section } from '../../locale';

export const messageBodyStrings = section('messageBody', ({ counted, figure }) => ({
  to: ({ name }: { name: string }) => `to ${name}`,
  toMore: ({ name, more }: { name: string; more: number }) => `to ${name}, +${figure(more)}`,
  me: 'you',
  unknownRecipient: 'Unknown recipient',
  quotedText: 'Show quoted text',
  signature: 'Show signature',
  original: 'Show as it was sent',
  plain: 'Show as text',
  remoteImages: 'Show remote images',
  remoteHeld: ({ count }: { count: number }) => counted(count, 'remote image was held back: loading it tells the sender that you read this.', 'remote images were held back: loading them tells the sender that you read this.'),
  mailFrame: ({ sender }: { sender: string }) => `Message of ${sender} as it was sent`,
}));
