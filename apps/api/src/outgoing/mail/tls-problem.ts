/** Describes why TLS with a mail server failed; `null` for other errors. Both libraries pass on OpenSSL's messages, but only one its codes. */
export function tlsProblem(error: Error, host: string): string | null {
  const { message } = error;
  if (/does not match certificate's altnames/i.test(message)) {
    return `The certificate of the server is not for ${host}. Check the server name.`;
  }
  if (/certificate has expired/i.test(message))
    return `The certificate of ${host} has expired. Ask its owner to renew it.`;
  if (/self[- ]signed certificate|unable to (?:verify|get)\b/i.test(message)) {
    return `The certificate of ${host} is not signed by an authority that this machine trusts. If it is your own certificate, add its authority to NODE_EXTRA_CA_CERTS.`;
  }
  const isWithoutTls = 'code' in error && error.code === 'ETLS';
  if (!isWithoutTls && !/does not support STARTTLS/i.test(message)) return null;
  return `${host} does not support TLS on this port (STARTTLS), so nothing was sent. Check the port.`;
}
