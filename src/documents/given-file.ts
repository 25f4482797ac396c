import { createReadStream, readFileSync, type ReadStream, statSync } from 'node:fs';

/** A file that a command is given, as bytes. @throws Error with its path when it cannot be read */
export function readGivenFile(path: string): Buffer {
  refuseFolder(path);
  return readFileSync(path);
}

/** The same bit by bit. @throws Error with its path when it is not there, or no file */
export function streamOfGivenFile(path: string, options: { readonly highWaterMark?: number } = {}): ReadStream {
  refuseFolder(path);
  return createReadStream(path, options);
}

/** The system does not say the path of a folder that is read as a file. */
function refuseFolder(path: string): void {
  if (statSync(path).isDirectory()) throw Object.assign(new Error('EISDIR: is a folder'), { code: 'EISDIR', path });
}
