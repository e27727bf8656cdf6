export {
  SMTP_LARGEST,
  type SmtpPeer,
  type SmtpPeerOptions,
  type SmtpVerdict,
  startSmtpPeer,
  type TakenMail,
} from './smtp-peer.js';
