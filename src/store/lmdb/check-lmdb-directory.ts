import { execFile } from 'node:child_process';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where things stand in the two meta pages at the start of an LMDB file. */
const magicAt = 24;
const pageSizeAt = 48;
const lastPageAt = 144;
const transactionAt = 152;
const magic = 0xbeefc0de;
const metaLength = 160;
const pageSizes = [512, 1024, 2048, 4096, 8192, 16_384, 32_768, 65_536];

/**
 * Looks whether the data file of a directory can be used, before it is opened: LMDB has no checksums and ends the
 * process on a file that is cut off. A directory without file is fine: a store will be made in it. Returns how many
 * cases cannot be read; the others can.
 * @throws Error that names the file and says what is wrong with it.
 */
export async function checkLmdbDirectory(directory: string): Promise<number> {
  const file = join(directory, 'data.mdb');
  if (!existsSync(file)) return 0;
  const missing = missingBytes(file);
  return walkInChild(directory, file, missing);
}

const damagedFile = (file: string, fault: string): Error =>
  new Error(`${file}: ${fault}; nothing was changed: restore the file from a backup, or move it away`);

/**
 * What the file lacks of the pages that were ever given out, as a phrase. A sound file may lack some too: pages at its
 * end that were given out and free again in one transaction are never written. So what it lacks only explains why
 * reading failed.
 * @throws Error when the file is none of a case store.
 */
function missingBytes(file: string): string | undefined {
  const { size } = statSync(file);
  if (size === 0) throw damagedFile(file, 'the file is empty, refusing to start a new store over what was one');
  const first = readMeta(file, 0);
  const pageSize = first?.readUInt32LE(pageSizeAt) ?? 0;
  const metas = [first, pageSizes.includes(pageSize) ? readMeta(file, pageSize) : undefined].filter(
    (meta) => meta !== undefined,
  );
  if (metas.length === 0 || !pageSizes.includes(pageSize)) throw damagedFile(file, 'the file is no case store');
  const newest = metas.reduce((one, other) =>
    other.readBigUInt64LE(transactionAt) > one.readBigUInt64LE(transactionAt) ? other : one,
  );
  const needed = (newest.readBigUInt64LE(lastPageAt) + 1n) * BigInt(pageSize);
  return BigInt(size) < needed ? `the file is cut off: it has ${size} bytes of ${needed}` : undefined;
}

/** A meta page; undefined where none is. */
function readMeta(file: string, at: number): Buffer | undefined {
  const opened = openSync(file, 'r');
  try {
    const meta = Buffer.alloc(metaLength);
    const length = readSync(opened, meta, 0, metaLength, at);
    return length === metaLength && meta.readUInt32LE(magicAt) === magic ? meta : undefined;
  } finally {
    closeSync(opened);
  }
}

function walkInChild(directory: string, file: string, missing: string | undefined): Promise<number> {
  const script = fileURLToPath(new URL('./walk-lmdb-directory.js', import.meta.url));
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, directory], (error, stdout, stderr) => {
      if (!error) resolve((JSON.parse(stdout) as { readonly damaged: number }).damaged);
      else if (error.signal)
        reject(damagedFile(file, missing ?? `the file is damaged: reading it ends with ${error.signal}`));
      else reject(damagedFile(file, missing ?? `the file cannot be read: ${reasonIn(stderr)}`));
    });
  });
}

/** What an uncaught error says, without where it was thrown. */
const reasonIn = (stderr: string): string =>
  /^(?:Uncaught )?\w*Error: (.*)$/m.exec(stderr)?.[1] ?? stderr.trim().slice(0, 200);
