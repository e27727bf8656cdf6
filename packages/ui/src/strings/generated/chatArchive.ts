// Written by `npm run generate` from messages/en/chatArchive.json.
import { section } from '../../locale';

export const chatArchiveStrings = section('chatArchive', ({ counted, figure }) => ({
  question: 'Which of these is you?',
  questionHelp: 'The file does not say whose it is. Later files of this kind will not ask.',
  wrote: ({ count }: { count: number }) => counted(count, 'message', 'messages'),
  nobody: 'None of these',
  answer: 'Import',
  chats: 'Bring a chat export',
  from: {
    whatsapp: 'WhatsApp: open the chat, tap its menu, More, Export chat, and upload the file that you get.',
    telegram: 'Telegram: in Telegram Desktop, open Settings, Advanced, Export Telegram data, choose JSON, and upload result.json or its folder packed as .zip.',
    linkedin: 'LinkedIn: under Settings, Data privacy, Get a copy of your data, choose messages and connections.',
    meta: 'Instagram and Facebook: in the Accounts Center, choose Your information and permissions, Export your information, Messages, and JSON as the format.',
    x: 'X: under Settings, Your account, Download an archive of your data.',
  },
  skipped: {
    service: ({ count }: { count: number }) => `${counted(count, 'notice', 'notices')} left out`,
    deleted: ({ count }: { count: number }) => `${counted(count, 'deleted message', 'deleted messages')} left out`,
    spam: ({ count }: { count: number }) => `${figure(count)} in spam left out`,
    draft: ({ count }: { count: number }) => `${counted(count, 'draft', 'drafts')} left out`,
    notes: ({ count }: { count: number }) => `${counted(count, 'note to yourself', 'notes to yourself')} left out`,
    broadcast: ({ count }: { count: number }) => `${counted(count, 'channel post', 'channel posts')} left out`,
  },
}));
