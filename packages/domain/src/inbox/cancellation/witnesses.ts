/*
 * Beginnings of words that a person would point at in a cancellation, in English, German, French and Spanish. A claim needs one of them: without any,
 * a statistical model only recognizes how customers write. A full stop marks a whole word.
 */
const BEGINNINGS = `
  cancel end. ends. ended. ending. stop clos discontinu renew extend lapse expir leav left. switch mov migrat transfer consolidat
  elsewhere another other. else. somebody someone competitor competing rival provider supplier house. inhouse ourselves myself own. last. final
  longer anymore more. goodbye farewell bye. part. parted ways. way. done over. notice exit withdraw opt. opted drop. dropping dropped quit without
  instead chose decision enough plug wind. winding ceas remove pull. pulling won't wont wouldn't non-renew
  appoint sourc keeping. staying. stay. lost. resign outgrown ever. port.
  budget insource takeover taken. take. taking taker takes. walk. walking say. carry. continu revoke off. out. gone. going. goes. went
  gekündig künd kuend gekuend beend endet ende. enden aufhör aufgehör auslauf verlänger wechs gewechs umgestieg umsteig umstieg ander
  mitbewerb konkurren anbieter lieferant dienstleister mehr. letzt raus. schluss verabschied abschied trenn wege. selber selbst intern einstell
  eingestell stellen stell. streich gestrich abbestell abmeld abgemeld austret austritt ausstieg aussteig ausgestieg steig auflös aufgelös lös
  schlußrechnung endabrechnung woanders verzicht ohne. brauch benötig übern vergeben entschied entscheid reicht kapitel dicht
  sonderkündigung widerruf gebrauch fortführ fortgeführ fortsetz fortgesetz weiter zusammenarbeit abseh abgesprung abspr
  verlass verlor aufgeb aufgegeb geben. schließ schliess schloss entzieh entzog storni weg. aufgehob aufheb sterben. stecker draußen draussen zumach
  tschüss servus ciao. ausgelaufen künftig zukünftig kein aus. ab. vorbei fertig gefunden neu eigen gehen. geht. bleiben.
  résili resili arrêt arret termin fin. cess parton parti chang autre concurren prestataire fournisseur nouve dernier
  dernière plus. renouvel reconduir reconduct prolong poursuiv poursuit ailleurs mêmes memes clôtur clotur ferm romp rupture
  dénonc denonc sépar separ chemin adieu revoir. page. suite. préavis preavis confrère confrere signé signe choisi choix. pass transfér récupér
  perdu départ depart retrait raye effac coup. coupe reste. restons reprend reprennent saute. disparaît disparait terme.
  recuper désactiv desactiv sort. sortir sortie renonc là. fini besoin prend. prends. prenons désabon desabon désengag propre
  rescin rescis resol resuelv baja. bajas. deja dejo dejé acab cierr cerra cerré últim ultim renov renuev prorrog prórrog segu
  sigo. otra. otro. otras. otros. competencia competidor proveedor propi mismos. mismas. mismo. misma. nosotros nosotras cambi pasa
  paso. pasé vamos. voy. ido. vas. desped despid adiós adios prescind ya. más. mas. venz vence anul adjudic firma firmé contrat llev hasta. decid elegi
  irnos irme término borr extingu suspend desapar traspas corta
  conclu retir salir salim salgo desist abandon
  `
  .trim()
  .split(/\s+/);

const SHORTEST = 3;

const WHOLE = new Set(BEGINNINGS.flatMap((one) => (one.endsWith('.') ? [one.slice(0, -1)] : [])));
const BY_START = Map.groupBy(
  BEGINNINGS.filter((one) => !one.endsWith('.')),
  (one) => one.slice(0, SHORTEST),
);

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** Whether a sentence has a word that ends, leaves or replaces something. */
export function hasWitness(sentence: string): boolean {
  for (const [found] of sentence.toLowerCase().replaceAll('’', "'").matchAll(WORD)) {
    // French and Spanish elide: "l'arrêt", "d'un autre".
    const word = found.includes("'") ? found.replace(/^(?:[cdjlmnst]|qu)'/u, '') : found;
    if (WHOLE.has(word)) return true;
    if (BY_START.get(word.slice(0, SHORTEST))?.some((beginning) => word.startsWith(beginning))) return true;
  }
  return false;
}
