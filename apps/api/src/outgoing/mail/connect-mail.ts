import { connectImap } from '@concordia/channels/imap';
import type { Connect } from '@concordia/channels/port';
import { logInToImap } from './imap.js';
import { deliver, logInToSmtp } from './smtp.js';

export const connectMail: Connect = connectImap({ deliver, logInToImap, logInToSmtp });
