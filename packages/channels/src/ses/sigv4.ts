import { AwsV4Signer } from 'aws4fetch';

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface AwsRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface AwsScope {
  readonly region: string;
  readonly service: string;
  /** ms since the epoch. */
  readonly at: number;
}

/**
 * Signs a request with Signature Version 4 (docs.aws.amazon.com, "Create a signed AWS API request"). Every given header is signed.
 *
 * @returns all headers to send except `host`, which the client adds, with names in lower case.
 */
export async function signAws(
  request: AwsRequest,
  credentials: AwsCredentials,
  { region, service, at }: AwsScope,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({
    ...request,
    ...credentials,
    region,
    service,
    datetime: amzDate(at),
    allHeaders: true,
  });
  return Object.fromEntries((await signer.sign()).headers);
}

/** `20150830T123600Z` */
const amzDate = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
