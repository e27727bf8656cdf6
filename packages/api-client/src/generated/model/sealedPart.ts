/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface SealedPart {
  kdf: 'scrypt';
  /**
     * The scrypt cost parameter N.
     * @minimum 16384
     * @maximum 262144
     */
  cost: number;
  /**
     * @minimum 8
     * @maximum 16
     */
  blockSize: number;
  /**
     * @minimum 1
     * @maximum 4
     */
  parallelism: number;
  /**
     * @maxLength 400000
     * @pattern ^[A-Za-z\d+/]*={0,2}$
     */
  salt: string;
  cipher: 'aes-256-gcm';
  /**
     * @maxLength 400000
     * @pattern ^[A-Za-z\d+/]*={0,2}$
     */
  iv: string;
  /**
     * @maxLength 400000
     * @pattern ^[A-Za-z\d+/]*={0,2}$
     */
  tag: string;
  /**
     * The secrets as encrypted JSON. The encryption also authenticates the rest of the file.
     * @maxLength 400000
     * @pattern ^[A-Za-z\d+/]*={0,2}$
     */
  data: string;
}
