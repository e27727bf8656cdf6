// Written by `npm run generate` from messages/en/newsSource.json.
import { section } from '../../locale';

export const newsSourceStrings = section('newsSource', {
  title: 'News sources',
  help: 'Where the headlines of the ticker come from: RSS, Atom or JSON feeds.',
  failed: 'The sources could not be read',
  none: 'No sources',
  noneHelp: 'Add the feed of a paper that you read, and its headlines run in the ticker.',
  add: 'Add source',
  address: 'Address of the feed',
  addressHelp: 'For example https://www.ecb.europa.eu/rss/press.html',
  addressWrong: 'An address that begins with https:// or http://',
  renameTitle: 'Rename source',
  removed: ({ name }: { name: string }) => `${name} was removed`,
  undo: 'Undo',
  askRemoveSample: ({ name }: { name: string }) => `Remove ${name}?`,
  askRemoveSampleHelp: 'It is a sample that comes with the program and cannot be added again. Switched off, it can come back.',
  removeFailed: ({ name }: { name: string }) => `${name} was not removed`,
  undoFailed: ({ name }: { name: string }) => `${name} could not be brought back`,
});
