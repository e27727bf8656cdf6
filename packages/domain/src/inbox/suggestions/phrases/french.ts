import { ack, custom, type Phrases } from './phrases.js';

export const FRENCH: Phrases = {
  greeting: 'Bonjour {name},',
  greetingNobody: 'Bonjour,',
  quote: ['« ', ' »'],
  replies: {
    question: [
      custom(
        'Merci de [votre|ta] question. J’ai noté l’échéance : {deadline}. Y a-t-il autre chose à prendre en compte dans ma réponse ?',
      ),
      custom(
        'Merci de [votre|ta] question. Pour quand [avez-vous|as-tu] besoin de la réponse, et y a-t-il autre chose à prendre en compte ?',
        'deadline',
      ),
      ack('Merci, j’ai bien reçu [votre|ta] question : {question}'),
      ack('Merci de [votre|ta] question.', 'question'),
    ],
    meeting: [
      custom(
        'Merci de [votre|ta] proposition : {when}. Combien de temps faut-il prévoir, et où souhaitez-vous que nous nous retrouvions ?',
      ),
      custom('Merci de [votre|ta] proposition. Quels jours et quelles heures [vous|te] conviendraient ?', 'when'),
      ack('Merci de l’invitation. C’est noté : {when}.'),
      ack('Merci de l’invitation.', 'when'),
    ],
    price: [
      custom('Merci d’avoir précisé {amount}. À quelle quantité [pensez-vous|penses-tu], et pour quand ?'),
      custom(
        'Merci de [votre|ton] intérêt. Pour que le prix soit juste : de quelle quantité s’agit-il, et pour quand ?',
        'quantity',
      ),
      custom(
        'Merci de [votre|ta] demande. Pour quand est-ce, et y a-t-il autre chose à prendre en compte pour le prix ?',
      ),
      ack('Merci, j’ai bien lu [votre|ta] demande : {request}'),
    ],
    complaint: [
      custom(
        'Je suis navré des désagréments avec {reference}. Qu’est-ce qui [vous|t’] aiderait le plus maintenant, et comment [vous|te] joindre au mieux ?',
      ),
      custom(
        'Je suis navré de ces désagréments, et merci de [votre|ta] franchise. Qu’est-ce qui [vous|t’] aiderait le plus maintenant ?',
        'reference',
      ),
      ack('Je suis navré de lire cela : {request} Je le prends au sérieux.'),
    ],
    thanks: [
      ack('Avec plaisir, et merci de [votre|ton] retour.'),
      custom('Je [vous|t’] en prie. Y a-t-il autre chose que je puisse faire ?'),
    ],
    status: [
      custom(
        'Merci de [votre|ta] question sur {reference}. Quelle est la dernière nouvelle reçue, et pour quand est-ce nécessaire ?',
      ),
      custom(
        'Merci de [votre|ton] message. [Pourriez-vous|Pourrais-tu] me donner le numéro de commande ou de facture, pour que je regarde la bonne ?',
        'reference',
      ),
      ack('Merci, j’ai bien reçu la question sur {reference}.'),
      ack('Merci, j’ai bien reçu [votre|ta] question : {request}', 'reference'),
    ],
    document: [
      custom('Merci, j’ai noté l’échéance : {deadline}. Quel format convient ?'),
      custom('Merci de ces précisions. Pour quand est-ce nécessaire, et dans quel format ?', 'deadline'),
      ack('Merci, j’ai noté la demande : {request}'),
    ],
    reschedule: [
      custom('Merci de [votre|ton] message. C’est noté : {when}. Le reste demeure-t-il comme convenu ?'),
      custom('Merci de [votre|ton] message. Quels autres jours et quelles heures conviendraient ?', 'when'),
      ack('Merci de m’avoir prévenu.'),
    ],
    introduction: [
      custom('Merci de cette présentation. De quoi serait-il le plus utile de parler d’abord ?'),
      ack('Merci de cette présentation. C’est un plaisir de [vous|te] lire.'),
    ],
    unsubscribe: [
      ack('Merci de [votre|ton] message. J’ai bien lu que ces envois ne sont plus souhaités.'),
      custom('Merci de [votre|ton] message. Cela concerne-t-il tous nos messages ou seulement certains ?'),
    ],
    confirmation: [
      ack('Merci de la confirmation : {when}.'),
      ack('Merci de la confirmation.', 'when'),
      custom('Merci. Faut-il encore quelque chose de ma part d’ici là ?'),
    ],
  },
};
