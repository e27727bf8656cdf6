import { describe, expect, it } from 'vitest';
import { isEnglish } from './language.js';

describe('isEnglish', () => {
  it.each([
    'Could you send me the revised contract before Friday? Thanks, Ada',
    'The plot was good, but the characters are uncompelling and the dialog is not great.',
    'VADER is smart, handsome, and funny.',
    'Today SUX!',
    'OK!',
    'Lunch tomorrow?',
    'Merci for the wine, it was lovely, and the view from your terrace is the best in town.',
  ])('takes %j', (text) => {
    expect(isEnglish(text)).toBe(true);
  });

  it.each([
    'Könnten Sie mir bitte den überarbeiteten Vertrag bis Freitag schicken?',
    'Vielen Dank',
    'Pouvez-vous nous envoyer le contrat avant vendredi ?',
    '¿Puede enviarnos el contrato antes del viernes?',
    'Puoi mandarmi il contratto per venerdì? Grazie',
    'Kun je het contract voor vrijdag sturen?',
    'Kan du skicka avtalet till mig så snart som möjligt?',
    '契約書を金曜日までに送っていただけますか。',
    'هل يمكنك إرسال العقد قبل يوم الجمعة؟',
    'Пришлите, пожалуйста, договор до пятницы.',
    '👍',
    '',
  ])('leaves %j', (text) => {
    expect(isEnglish(text)).toBe(false);
  });
});
