import { type JsonFields, textOf } from '../../http/json.js';
import { type Connect, type ConnectionSettings, missingSettings, settingOf } from '../../port/connect.js';
import { checkAccount } from '../check.js';
import { openAddress } from '../files.js';
import { answerHandshake, hasSignature, verifySignature } from '../signature.js';
import { parsePage } from './parse.js';
import { INSTAGRAM, MESSENGER, type PageProduct } from './products.js';
import { lookUpProfile } from './profile.js';
import { sendFromPage } from './send.js';
import { reactFromPage, signalFromPage } from './signals.js';
import { splitPage } from './split.js';
import { subscribePage } from './subscribe.js';

/** The Messenger Platform (developers.facebook.com/docs/messenger-platform). */
export const connectMessenger: Connect = connectPage(MESSENGER, (settings) => ({
  path: settingOf(settings, 'pageId'),
  fields: 'name',
  nameOf: (fields) => textOf(fields, 'name'),
}));

/** Instagram Messaging through the page that the account is linked to (…/docs/messenger-platform/instagram). */
export const connectInstagram: Connect = connectPage(INSTAGRAM, (settings) => ({
  path: settingOf(settings, 'igUserId'),
  fields: 'username',
  nameOf: (fields) => {
    const username = textOf(fields, 'username');
    return username && `@${username}`;
  },
}));

interface Profile {
  readonly path: string;
  readonly fields: string;
  readonly nameOf: (fields: JsonFields) => string | null;
}

function connectPage(product: PageProduct, profileOf: (settings: ConnectionSettings) => Profile): Connect {
  return (settings, tools) => {
    const missing = missingSettings(product.channel, settings);
    if (missing.length > 0) return { ok: false, missing };
    const [appSecret, verifyToken] = [settingOf(settings, 'appSecret'), settingOf(settings, 'verifyToken')];
    const account = { ...tools, appSecret, token: settingOf(settings, 'accessToken') };
    const page = { account, pageId: settingOf(settings, 'pageId'), product };
    const { nameOf, ...profile } = profileOf(settings);
    const question = {
      ...profile,
      nameOf: (fields: JsonFields) => nameOf(fields) ?? profile.path,
      permission: product.permission,
    };
    const appId = settingOf(settings, 'appId');
    return {
      ok: true,
      adapter: {
        provider: product.channel,
        verify: (webhook) => verifySignature(webhook, appSecret),
        mayBeGenuine: hasSignature,
        handshake: (webhook) => answerHandshake(webhook, verifyToken),
        split: (webhook) => splitPage(webhook, product),
        parse: (envelope) => parsePage(envelope, product),
        recognizesKeys: false,
        rates: product.rates,
        send: (message, signal) => sendFromPage(page, message, signal),
        markRead: (target, signal) => signalFromPage(page, target, 'mark_seen', signal),
        showTyping: (target, signal) => signalFromPage(page, target, 'typing_on', signal),
        react: (target, signal) => reactFromPage(page, target, signal),
        profile: (handle, signal) => lookUpProfile(page, handle, signal),
        check: (signal) => checkAccount(account, question, signal),
        subscribe: (webhookUrl, signal) => subscribePage(page, { webhookUrl, verifyToken, appId }, signal),
        openFile: (reference, signal) => openAddress(account, reference, signal),
      },
    };
  };
}
