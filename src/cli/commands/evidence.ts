import { Command, Option } from 'commander';
import { type Case, type CaseReference, caseName } from '../../case/case.js';
import { readCaseLine } from '../../case/case-line.js';
import type { Evidence } from '../../case/evidence.js';
import { describedEvidence, type EvidenceOfCase } from '../../case/evidence-of-case.js';
import { revisionOf } from '../../case/revision-of.js';
import { streamOfGivenFile } from '../../documents/given-file.js';
import { evidenceDocument } from '../../evidence/evidence-document.js';
import { evidenceHtml } from '../../evidence/evidence-html.js';
import { evidenceLanguages, type EvidenceLanguage } from '../../evidence/words.js';
import { readTogether } from '../../operations/kept-with-case.js';
import { openCaseStore } from '../../store/open-case-store.js';
import { storeOption } from '../options/store-option.js';
import { jsonText } from '../terminal/json-text.js';
import type { Terminal } from '../terminal/terminal.js';
import { readExport } from '../transfer/export-lines.js';
import { openNewFile } from '../transfer/written-file.js';

const formats = ['html', 'pdf', 'json'] as const;

interface EvidenceOptions {
  readonly store?: string;
  readonly export?: string;
  readonly subId: string;
  readonly format: (typeof formats)[number];
  readonly language?: EvidenceLanguage;
  readonly output?: string;
  readonly digest?: string;
}

/** A case with what was asked in it. */
interface Found {
  readonly case: Case;
  readonly evidence: Evidence | undefined;
}

/**
 * `evidence`: what was asked and answered in a case, as a document, proven unchanged first. Exit code 1 when something
 * is not as it was written, or when nothing is kept of the case.
 */
export function evidenceCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('evidence').description(
    'print what was asked and answered in a case, as it was shown, and prove that nothing of it was changed',
  );
  command.argument('<caseId>', 'the case');
  command.requiredOption('--sub-id <id>', 'its sub-system');
  command.addOption(storeOption({ mandatory: false }));
  command.option('--export <file>', 'of an export instead of a store');
  command.addOption(new Option('--format <format>', 'how to print').choices(formats).default('html'));
  command.addOption(
    new Option('--language <language>', 'of the document; what was shown stays as it was').choices(evidenceLanguages),
  );
  command.option('--output <file>', 'into a new file; default: the standard output');
  command.option('--digest <digest>', 'that a document printed before names: its pages must still be the same');
  return command.action(async (caseId: string, options: EvidenceOptions) => {
    if (options.format === 'pdf' && options.output === undefined) command.error('a PDF needs --output, its file');
    const reference = { subId: options.subId, caseId };
    const found = await findCase(reference, options);
    if (!found.evidence) throw new Error(`no evidence is kept of the ${caseName(reference)}`);
    const evidence = describedEvidence(found.evidence, revisionOf(found.case));
    await print(await written(reference, evidence, options), options.output, terminal);
    const faults = [...evidence.faults.map(({ page, what }) => `page ${page}: ${what}`), ...unknown(evidence, options)];
    for (const fault of faults) terminal.err(`${caseName(reference)}: ${fault}\n`);
    terminal.err(`${evidence.pages.length} pages, ${faults.length === 0 ? 'unchanged' : `${faults.length} faults`}\n`);
    if (faults.length > 0) done(1);
  });
}

async function findCase(reference: CaseReference, { store, export: file }: EvidenceOptions): Promise<Found> {
  if ((store === undefined) === (file === undefined)) throw new Error('say where the case is: --store or --export');
  const found = store === undefined ? await inExport(reference, file ?? '') : await inStore(reference, store);
  if (!found) throw new Error(`there is no ${caseName(reference)}`);
  return found;
}

async function inStore(reference: CaseReference, store: string): Promise<Found | undefined> {
  const cases = await openCaseStore(store, { mustExist: true });
  try {
    const found = await readTogether(cases, reference, (of) => cases.evidence(of));
    return found && { case: found.case, evidence: found.kept };
  } finally {
    await cases.close();
  }
}

async function inExport({ subId, caseId }: CaseReference, file: string): Promise<Found | undefined> {
  for await (const line of readExport(streamOfGivenFile(file))) {
    if (line.kind !== 'case' || line.line.subId !== subId || line.line.caseId !== caseId) continue;
    const read = readCaseLine(line.line);
    return { case: read.case, evidence: read.evidence };
  }
  return undefined;
}

/** The library that writes PDF is loaded when one is written. */
async function written(
  reference: CaseReference,
  evidence: EvidenceOfCase,
  { format, language }: EvidenceOptions,
): Promise<string | Buffer> {
  if (format === 'json') return jsonText(evidence);
  const document = evidenceDocument(reference, evidence, language);
  if (format === 'html') return evidenceHtml(document);
  const { evidencePdf } = await import('../../evidence/evidence-pdf.js');
  return evidencePdf(document, Date.now());
}

/** For its owner alone: it holds what somebody answered. */
async function print(content: string | Buffer, file: string | undefined, terminal: Terminal): Promise<void> {
  if (file === undefined) return terminal.out(String(content));
  const opened = await openNewFile(file);
  await opened.writeFile(content).finally(() => opened.close());
}

/** What a document printed before had as its last page must be one of the pages. */
const unknown = ({ pages }: EvidenceOfCase, { digest }: EvidenceOptions): readonly string[] =>
  digest === undefined || pages.some((page) => page.digest === digest)
    ? []
    : [`no page that is kept has the digest ${digest}`];
