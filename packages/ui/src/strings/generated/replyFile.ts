// Written by `npm run generate` from messages/en/replyFile.json.
import { section } from '../../locale';

export const replyFileStrings = section('replyFile', ({ counted }) => ({
  list: 'Files of this message',
  attach: 'Attach files',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  sent: ({ sent, all }: { sent: string; all: string }) => `${sent} of ${all}`,
  notUploaded: ({ name }: { name: string }) => `${name} was not uploaded.`,
  retry: 'Try again',
  preparing: 'A file is still being uploaded. Send it when that is there.',
  uploading: ({ name }: { name: string }) => `${name} is still being uploaded. Send it when that is there.`,
  missing: ({ name }: { name: string }) => `${name} was not uploaded. Try that again, or remove it.`,
  missingGone: ({ name }: { name: string }) => `${name} was not uploaded. Choose it again, or remove it.`,
  notTaken: 'Takes no files',
  notTheseTaken: 'Does not take these files',
  templateTitle: 'Send a template',
  templateWhy: 'Outside the 24 hours only messages that WhatsApp has approved before reach them.',
  choose: 'Template',
  place: ({ name }: { name: string }) => `What stands for {{${name}}}`,
  placeInHeader: ({ name }: { name: string }) => `What stands for {{${name}}} in the heading`,
  placeInButton: ({ label }: { label: string }) => `End of the address of “${label}”`,
  example: ({ text }: { text: string }) => `For example ${text}`,
  templateFile: {
    image: 'Add a picture',
    video: 'Add a film',
    document: 'Add a document',
  },
  places: ({ places }: { places: number }) => counted(places, 'place to fill in', 'places to fill in'),
  preview: 'They read',
  send: 'Send',
  cancel: 'Cancel',
  noTemplates: 'There are no approved templates that can be filled in here. Make one in WhatsApp Manager.',
  templatesFailed: 'The templates could not be read.',
  categories: {
    marketing: 'Marketing',
    utility: 'Utility',
    authentication: 'Authentication',
  },
  form: {
    voice: 'Send as a voice message',
    sticker: 'Send as a sticker',
  },
}));
