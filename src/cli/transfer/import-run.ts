import { setTimeout } from 'node:timers/promises';
import { type CaseReference, caseName } from '../../case/case.js';
import { readCaseLine, writeCaseLine } from '../../case/case-line.js';
import { broughtBy } from '../../case/note.js';
import type { CaseStore, CaseToCreate } from '../../case/store.js';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { cutOffExport, type ExportLine } from './export-lines.js';
import { reasonOf } from '../../text/reason-of.js';

/** What an import came to. */
export interface ImportFigures {
  /** Cases that are in the store now and were not before, or not so. */
  readonly stored: number;
  /** Cases that were in the store with the same digest. */
  readonly present: number;
  /** Cases of which the store has another one, which stayed. */
  readonly different: number;
  /** Lines that are not what they should be, and an end that is missing. */
  readonly faults: number;
}

interface ImportOptions {
  /**
   * Milliseconds before each further attempt when the store does not take a case. Default: five, half a minute in all.
   */
  readonly pauses?: readonly number[];
  /** Whether a case replaces another one that the store has. */
  readonly replace: boolean;
  /** Sub-systems whose cases come under another id. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly step: () => void;
  /** Hears what is wrong, with the number of the line. */
  readonly fault: (text: string) => void;
}

interface NumberedCase extends CaseToCreate {
  readonly number: number;
}

type CaseExportLine = Extract<ExportLine, { readonly kind: 'case' }>;

/** Cases that are created together. */
const writtenAtOnce = 200;
const defaultPauses = [1000, 2000, 4000, 8000, 16_000];

/** Stores the cases of an export. */
export class ImportRun {
  readonly #figures = { stored: 0, present: 0, different: 0, faults: 0 };
  #batch: CaseExportLine[] = [];
  readonly #met = new Set<string>();

  constructor(
    private readonly cases: CaseStore,
    private readonly options: ImportOptions,
  ) {}

  /**
   * @throws Error when the store does not take cases any more; those of the lines before the one that it names are
   * stored.
   */
  async take(lines: AsyncIterable<ExportLine>): Promise<ImportFigures> {
    let last: ExportLine | undefined;
    for await (const line of lines) {
      last = line;
      if (line.kind === 'case') this.#batch.push(line);
      if (line.kind === 'damage') this.#fault(line.number, 'the case was damaged when it was exported');
      if (line.kind === 'fault') this.#fault(line.number, line.fault);
      if (this.#batch.length === writtenAtOnce) await this.#store();
    }
    await this.#store();
    if (last?.kind !== 'last' && last?.kind !== 'fault') this.#fault(last?.number ?? 1, cutOffExport);
    for (const subId of this.options.renamed.keys())
      if (!this.#met.has(subId)) this.#tell(`the export has no case of the sub-system "${subId}", which is renamed`);
    return this.#figures;
  }

  async #store(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    try {
      await this.#storeAll(batch.flatMap((line) => this.#read(line) ?? []));
    } catch (error) {
      throw new Error(`stopped at line ${batch[0]?.number}: ${reasonOf(error)}; the same import goes on from there`, {
        cause: error,
      });
    }
  }

  /** Undefined when the line has a fault, which is told. */
  #read({ line, number }: CaseExportLine): NumberedCase | undefined {
    this.options.step();
    try {
      const { reference, ...one } = readCaseLine(line);
      this.#met.add(reference.subId);
      const subId = this.options.renamed.get(reference.subId) ?? reference.subId;
      return { ...one, reference: { ...reference, subId }, number };
    } catch (error) {
      this.#fault(number, reasonOf(error));
      return undefined;
    }
  }

  async #storeAll(imported: readonly NumberedCase[]): Promise<void> {
    const created = await this.#patiently(() => this.cases.createAll(imported));
    this.#figures.stored += created.filter(Boolean).length;
    await Promise.all(
      imported.filter((_, index) => !created[index]).map((one) => this.#patiently(() => this.#meet(one))),
    );
  }

  /**
   * A database that is busy, or away for a moment, ends no import; and a write of which nobody knows what became may be
   * made again.
   */
  async #patiently<T>(write: () => Promise<T>): Promise<T> {
    for (const pause of this.options.pauses ?? defaultPauses) {
      try {
        return await write();
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
      }
      await setTimeout(pause);
    }
    return write();
  }

  /** There is a case already. */
  async #meet({ reference, case: imported, number, ...brings }: NumberedCase): Promise<void> {
    if ((await this.#lineOf(reference)) === writeCaseLine(reference, imported)) {
      this.#figures.present++;
    } else if (this.options.replace) {
      await this.cases.put(reference, imported, broughtBy(brings));
      this.#figures.stored++;
    } else {
      this.#figures.different++;
      this.options.fault(`line ${number}: the store has another ${caseName(reference)}; --replace replaces it`);
    }
  }

  /** Undefined when it is damaged. */
  async #lineOf(reference: CaseReference): Promise<string | undefined> {
    try {
      const found = await this.cases.read(reference);
      return found && writeCaseLine(reference, found.case);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      return undefined;
    }
  }

  #fault(number: number, text: string): void {
    this.#tell(`line ${number}: ${text}`);
  }

  #tell(fault: string): void {
    this.#figures.faults++;
    this.options.fault(fault);
  }
}
