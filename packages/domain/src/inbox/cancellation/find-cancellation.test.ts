import { describe, expect, it } from 'vitest';
import { findCancellation } from './find-cancellation.js';

describe('a cancellation', () => {
  it.each([
    ['Hello,\n\nplease cancel our subscription at the end of the month.', 'cancel our subscription'],
    ['I would like to terminate my contract.', 'terminate my contract'],
    ['We have decided to close our account with you.', 'close our account'],
    ['Please accept this as notice of termination.', 'notice of termination'],
    ['From January on we move to another supplier.', 'move to another supplier'],
    ['We are switching to a cheaper provider.', 'switching to a cheaper provider'],
    ['Sorry to say we are moving our orders to a competitor.', 'moving our orders to a competitor'],
    ['We will not renew after March.', 'will not renew'],
    ["We won't be renewing this year.", "won't be renewing"],
    ['We are taking our business elsewhere.', 'taking our business elsewhere'],
    ['We no longer need your services.', 'no longer need your services'],
    ['How do I cancel my membership?', 'cancel my membership'],
    ['Hiermit kündige ich fristgerecht.', 'Hiermit kündige'],
    ['Wir kündigen unseren Liefervertrag zum 31. März.', 'kündigen unseren Liefervertrag'],
    ['Bitte bestätigen Sie, dass unser Abo zum Jahresende gekündigt ist.', 'Abo zum Jahresende gekündigt'],
    ['Wir möchten den Vertrag nicht verlängern.', 'nicht verlängern'],
    ['Ab Mai wechseln wir zu einem anderen Anbieter.', 'wechseln wir zu einem anderen Anbieter'],
    ['Nous souhaitons résilier notre abonnement.', 'résilier notre abonnement'],
    ['Nous avons décidé de changer de fournisseur.', 'changer de fournisseur'],
    ['Nous ne renouvellerons pas.', 'ne renouvellerons'],
    ['Nous souhaitons mettre fin à notre collaboration.', 'mettre fin à notre collaboration'],
    ['Queremos cancelar nuestra suscripción.', 'cancelar nuestra suscripción'],
    ['Quiero darme de baja del servicio.', 'darme de baja del servicio'],
    ['Hemos decidido cambiar de proveedor.', 'cambiar de proveedor'],
    ['No vamos a renovar este año.', 'No vamos a renovar'],
  ])('%s', (text, found) => {
    expect(findCancellation(text)?.words).toBe(found);
  });

  it.each([
    'Can we cancel the meeting on Tuesday?',
    'My flight was cancelled, I am late.',
    'Please cancel order 4471, we ordered twice.',
    'If we cancel our subscription in June, what happens to the data?',
    'What is your cancellation policy for contracts?',
    'We do not want to cancel our contract, only to move the date.',
    'Can the plan be cancelled at any time?',
    'We are closing the office between the years.',
    'We renewed our contract with pleasure.',
    'We moved to a new office in Riga.',
    'Wir kündigen eine neue Messe an.',
    'Wie lang ist die Kündigungsfrist des Vertrags?',
    'Wir wollen nicht kündigen, nur pausieren.',
    'Bitte sagen Sie den Termin ab.',
    'Pouvons-nous annuler la réunion de mardi ?',
    'Si nous résilions notre contrat en juin, que se passe-t-il ?',
    '¿Podemos cancelar la reunión del martes?',
    'Podemos ampliar el contrato.',
    'We end the year with a party for our account managers.',
  ])('is not: %s', (text) => {
    expect(findCancellation(text)).toBeNull();
  });
});
