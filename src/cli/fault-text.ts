import { reasonOf } from '../text/reason-of.js';

/** What the system says of a file, as one says it. */
const fileFaults: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read or written by this user',
  EPERM: 'may not be read or written by this user',
  EISDIR: 'is a folder',
  ENOTDIR: 'lies below what is no folder',
  EROFS: 'is on a disk that is not written',
  ENOSPC: 'is on a disk that is full',
};

/** What is told of why a command could not be done; of a file what is the matter with it. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return reasonOf(error);
  const said = fileFaults[String(error.code)];
  return said === undefined ? reasonOf(error) : `${String(error.path)} ${said}`;
}
