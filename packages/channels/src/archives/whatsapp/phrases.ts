/** What WhatsApp writes in place of a deleted message, as a beginning, folded. */
const DELETED = [
  'this message was deleted',
  'diese nachricht wurde gelöscht',
  'se eliminó este mensaje',
  'este mensaje fue eliminado',
  'ce message a été supprimé',
  'questo messaggio è stato eliminato',
  'mensagem apagada',
  'esta mensagem foi apagada',
  'dit bericht is verwijderd',
  'данное сообщение удалено',
  'сообщение удалено',
  'bu mesaj silindi',
  'ta wiadomość została usunięta',
  'det här meddelandet raderades',
  'denne melding ble slettet',
  'denne besked blev slettet',
  'tämä viesti poistettiin',
  'tato zpráva byla smazána',
  'ez az üzenet törölve lett',
  'acest mesaj a fost șters',
  'цей запис видалено',
  'це повідомлення видалено',
  'このメッセージは削除されました',
  'このメッセージは削除されています',
  '此消息已被删除',
  '此消息已刪除',
  '이 메시지는 삭제되었습니다',
  '삭제된 메시지입니다',
  'تم حذف هذه الرسالة',
  'यह संदेश हटाया गया',
  'यह मैसेज मिटाया गया',
];

/** The same of a message that the exporting person deleted. */
const DELETED_BY_US = [
  'you deleted this message',
  'du hast diese nachricht gelöscht',
  'eliminaste este mensaje',
  'vous avez supprimé ce message',
  'hai eliminato questo messaggio',
  'você apagou esta mensagem',
  'apagou esta mensagem',
  'je hebt dit bericht verwijderd',
  'u hebt dit bericht verwijderd',
  'вы удалили данное сообщение',
  'bu mesajı sildiniz',
  'usunięto tę wiadomość',
  'du raderade det här meddelandet',
  'du slettet denne meldingen',
  'du slettede denne besked',
  'poistit tämän viestin',
  'smazali jste tuto zprávu',
  'törölted ezt az üzenetet',
  'ați șters acest mesaj',
  'ви видалили це повідомлення',
  'このメッセージを削除しました',
  '你删除了此消息',
  '您已刪除此訊息',
  '메시지를 삭제했습니다',
  'لقد حذفت هذه الرسالة',
  'आपने यह मैसेज मिटाया',
];

const startsWithOne = (text: string, phrases: readonly string[]): boolean => {
  const folded = text.trim().toLowerCase();
  return folded.length < 60 && phrases.some((phrase) => folded.startsWith(phrase));
};

export const isDeleted = (text: string): boolean => startsWithOne(text, DELETED);

export const isDeletedByUs = (text: string): boolean => startsWithOne(text, DELETED_BY_US);

/** "<This message was edited>" and its translations, at the end of an edited text on phones that do not mark it. */
export const EDITED = new RegExp(
  String.raw`\s?<(?:${[
    'This message was edited',
    'Diese Nachricht wurde bearbeitet\\.?',
    'Se editó este mensaje\\.?',
    'Ce message a été modifié',
    'Questo messaggio è stato modificato',
    'Mensagem editada',
    'Dit bericht is bewerkt',
    'Сообщение изменено',
    'Bu mesaj düzenlendi',
    'Edytowano tę wiadomość',
  ].join('|')})>$`,
  'u',
);
