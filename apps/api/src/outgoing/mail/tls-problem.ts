/** Describes why TLS with a mail server failed; `null` for other errors. Both libraries pass on OpenSSL's messages, but only one its codes. */
export function tlsProblem(error: Error, host: string): string | null {
  const { message } = error;
  if (/does not match certificate's altnames/i.test(message)) {
    return `The certificate that was shown is not that of ${host}. Check the name of the server.`;
  }
  if (/certificate has expired/i.test(message))
    return `The certificate of ${host} has expired. Its owner has to renew it.`;
  if (/self[- ]signed certificate|unable to (?:verify|get)\b/i.test(message)) {
    return `The certificate of ${host} is signed by nobody whom this machine trusts. Where it is your own, name its authority in NODE_EXTRA_CA_CERTS.`;
  }
  const isWithoutTls = 'code' in error && error.code === 'ETLS';
  if (!isWithoutTls && !/does not support STARTTLS/i.test(message)) return null;
  return `${host} offers no TLS on this port (STARTTLS), so nothing was sent. Check the port.`;
}
