/*
 * Beginnings of words that a person would point at in a cancellation, in English, German, French and Spanish. A claim needs one of them: without any,
 * a statistical model only recognizes how customers write. A full stop marks a whole word.
 */
const BEGINNINGS = `
  cancel terminat end. ends. ended. ending. stop finish clos discontinu renew extend lapse expire expir leav left. switch mov migrat transfer consolidat
  elsewhere another other. else. somebody someone competitor competing rival provider supplier house. inhouse ourselves myself own. internally last. final
  longer anymore more. goodbye farewell bye. part. parted parting ways. way. done over. notice exit withdraw opt. opted drop. dropping dropped quit without
  instead signed chosen chose decided decision enough plug wind. winding cease ceas remove pull. pulling won't wont wouldn't discontinuation non-renew
  appoint sourc keeping. staying. stay. lost. resign outgrown ever. port.
  budget insource takeover taken. take. taking taker takes. walk. walking say. close. carry. continu revoke off. out. gone. going. goes. went
  kündig gekündig künd kuend gekuend beend endet ende. enden aufhör aufgehör auslauf verlänger wechs gewechs wechsel umgestieg umsteig umstieg ander
  mitbewerb konkurren anbieter lieferant dienstleister mehr. letzt raus. schluss verabschied abschied trenn wege. selber selbst intern inhouse einstell
  eingestell stellen stell. streich gestrich abbestell abmeld abgemeld austret austritt ausstieg aussteig ausgestieg steig auflös aufgelös lös schlussrechnung
  schlußrechnung endabrechnung woanders anderswo verzicht ohne. brauch benötig übern vergeben entschied entscheid reicht reicht's kapitel dicht
  sonderkündigung widerruf gebrauch fortführ fortgeführ fortsetz fortgesetz weitermach weiter zusammenarbeit abseh abgesprung abspring abspr
  verlass verlor aufgeb aufgegeb geben. schließ schliess schloss entzieh entzog storni weg. aufgehob aufheb sterben. stecker draußen draussen zumach
  tschüss servus ciao. ausgelaufen künftig zukünftig kein aus. ab. vorbei fertig gefunden neu neue. eigen gehen. geht. bleiben.
  résili resili arrêt arret stop stopp termin fin. cess quitt parton partir. part. parti chang autre concurren prestataire fournisseur nouve dernier
  dernière derniere plus. renouvel reconduir reconduct prolong poursuiv poursuit continu ailleurs intern mêmes memes clôtur clotur ferm rompre romp rupture
  dénonc denonc sépar separ chemin adieu revoir. page. suite. préavis preavis confrère confrere signé signe choisi choix. pass transfér transfer récupér
  perdu départ depart retrait rayer raye effac coup. coupe couper reste. restons reprend reprennent saute. disparaît disparait terme.
  recuper désactiv desactiv sort. sortir sortie abandonn renonc là. fini finis finit besoin prend. prends. prenons désabon desabon désengag propre propres
  cancel rescin rescis resol resuelv baja. bajas. termin finaliz fin. deja dejo dejé dejar acab cierr cerra cerré últim ultim renov renuev prorrog prórrog segu
  sigo. seguim continu otra. otro. otras. otros. competencia competidor proveedor propi mismos. mismas. mismo. misma. nosotros nosotras intern cambi pasa
  paso. pasé vamos. voy. ido. vas. desped despid adiós adios prescind ya. más. mas. venz vence anul adjudic firma firmé contrat llev hasta. decid elegi elegim
  irnos irme término termino borr extingu suspend desapar traspas corta
  conclu retir quit quitad salir salim salgo desist abandon
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
