import { composed } from '../locale';
import { comboBoxStrings as messages } from './generated/comboBox';

export const comboBoxStrings = composed(messages, ({ nothing, nothingFor }) => ({
  nothing: ({ text }: { text: string }) => (text === '' ? nothing : nothingFor({ text })),
}));
