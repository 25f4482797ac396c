import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Rules and screens in a directory of their own, for commands that write into them; remove it after use. */
export class DataDirectory {
  readonly #directory = mkdtempSync(join(tmpdir(), 'case-capture-data-'));

  constructor(files: Readonly<Record<string, string>>) {
    for (const [file, text] of Object.entries(files)) this.write(file, text);
  }

  /** As commands are told where the data is. */
  get options(): readonly string[] {
    return ['--rules', join(this.#directory, 'rules'), '--screens', join(this.#directory, 'screens')];
  }

  read(file: string): string {
    return readFileSync(join(this.#directory, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(join(this.#directory, dirname(file)), { recursive: true });
    writeFileSync(join(this.#directory, file), text);
  }

  remove(): void {
    rmSync(this.#directory, { recursive: true });
  }
}
