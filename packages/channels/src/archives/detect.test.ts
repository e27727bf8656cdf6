import { expect, it } from 'vitest';
import { contentsOf, sourceOfText } from './detect.js';

it.each([
  ['31.12.23, 22:05 - Ada: Hi', 'whatsapp'],
  ['\ufeff[31.12.23, 22:05:10] Ada: Hi', 'whatsapp'],
  ['{\n "name": "Ada",\n "type": "personal_chat",\n "id": 1,\n "messages": [', 'telegram'],
  ['{ "about": "…", "chats": {', 'telegram'],
  ['{"participants": [{"name": "Ada"}], "messages": [', null],
  ['window.YTD.direct_messages.part0 = [ {', 'x'],
  ['window.YTD.direct_messages_group.part0 = [', 'x'],
  ['CONVERSATION ID,CONVERSATION TITLE,FROM', 'linkedin'],
  ['From ada@example.org Fri Nov 20 09:30:00 2026\nFrom: Ada', null],
  ['{"hello": 1}', null],
  ['', null],
])('a file that begins with %j is from %s', (head, source) => {
  expect(sourceOfText(head)).toBe(source);
});

const headOf = async (path: string) => (path.includes('chat') ? '[31.12.23, 22:05:10] Ada: Hi' : 'Read me first');

it.each([
  [['_chat.txt', '0001-PHOTO.jpg'], 'whatsapp', ['_chat.txt']],
  [['ChatExport/result.json', 'ChatExport/photos/1.jpg'], 'telegram', ['ChatExport/result.json']],
  [
    ['messages.csv', 'Connections.csv', 'Profile.csv', 'Ads.csv'],
    'linkedin',
    ['Profile.csv', 'Connections.csv', 'messages.csv'],
  ],
  [['Connections.csv'], 'linkedin', ['Connections.csv']],
  [
    [
      'your_instagram_activity/messages/inbox/b_2/message_1.json',
      'your_instagram_activity/messages/inbox/a_1/message_1.json',
      'personal_information/personal_information/personal_information.json',
    ],
    'instagram',
    [
      'personal_information/personal_information/personal_information.json',
      'your_instagram_activity/messages/inbox/a_1/message_1.json',
      'your_instagram_activity/messages/inbox/b_2/message_1.json',
    ],
  ],
  [['messages/inbox/a_1/message_1.json', 'friends/friends.json'], 'facebook', ['messages/inbox/a_1/message_1.json']],
  [
    ['x/data/direct-messages.js', 'x/data/account.js', 'x/data/tweets.js'],
    'x',
    ['x/data/account.js', 'x/data/direct-messages.js'],
  ],
])('%j is an archive of %s', async (paths, source, read) => {
  expect(await contentsOf(paths, 'archive.zip', headOf)).toEqual({ source, paths: read });
});

it.each([
  [['Takeout/Mail/All mail.mbox'], 'archive_of_mail'],
  [['ChatExport/messages.html', 'ChatExport/photos/1.jpg'], 'archive_html'],
  [['messages/inbox/a_1/message_1.html'], 'archive_html'],
  [['your_instagram_activity/likes/likes.json'], 'archive_without_messages'],
  [['readme.txt', 'holiday.jpg'], 'archive_unknown'],
  [[], 'archive_unknown'],
])('%j is refused as %s', async (paths, code) => {
  await expect(contentsOf(paths, 'archive.zip', headOf)).rejects.toMatchObject({ code });
});
