import { get } from 'node:http';

/** An answer as it comes over the wire: how it is encoded, and its bytes. */
export interface RawAnswer {
  readonly coding: string | undefined;
  readonly bytes: Buffer;
}

/** Gets an address as a client does that takes these encodings. */
export const rawAnswer = (url: string, encoding: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding, connection: 'close' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ coding: answer.headers['content-encoding'], bytes: Buffer.concat(parts) }));
    }).on('error', reject);
  });
