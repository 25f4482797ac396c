import { type Finding, Findings } from '../../documents/findings/findings.js';
import { endOf, endsInLine, unfinishedAtEnd } from '../../documents/findings/ends-early.js';
import { toldOnce } from '../../documents/findings/told-once.js';
import { placeOf } from '../../documents/position.js';
import { loadYaml } from '../../documents/yaml/yaml.js';
import { grouped } from '../../lists/grouped.js';
import { basis, filesOf, type Loaded, partOf } from './parts.js';

/** As many names that one part would define are told one by one: each may be misspelled. */
const most = 3;
/** As many names are listed. */
const listed = 6;

/** What is unknown, all of one part of the data, and where it would stand. */
interface Unknown {
  readonly part: string;
  readonly findings: readonly Finding[];
  readonly files: readonly string[];
}

/**
 * Names that are unknown at many places, because the file that would define them ends too early or is not there: one
 * finding then stands for all of one part of the data, at the end of that file if it is known. What a file that ends
 * within a line, or within an entry, would define is told there, however little it is.
 *
 * @param textOf the text of a file, named as findings name it
 */
export function toldByPart(
  found: readonly Finding[],
  loaded: Loaded,
  textOf: (file: string) => string | undefined,
): readonly Finding[] {
  // What a glossary names may stand in a system that is gone, of which the folder of its screens tells.
  const isGone = found.some(
    ({ code, message }) => code === 'unknown-file' && message.startsWith('there is no rule system'),
  );
  const told = isGone ? found.filter((finding) => partOf(finding) !== 'catalogues') : found;
  return gathered(told, loaded, textOf);
}

function gathered(
  found: readonly Finding[],
  loaded: Loaded,
  textOf: (file: string) => string | undefined,
): readonly Finding[] {
  const byPart = grouped(found, partOf);
  const unknown = [...byPart].flatMap(([part, findings]): Unknown[] =>
    part === undefined || findings.every(isDoubt) ? [] : [asUnknown(part, findings, loaded)],
  );
  const [objects] = unknown.filter(({ part }) => part === basis);
  const ofAll = objects && (cutOffFile(objects, found, textOf) ?? manyOf(objects, textOf));
  if (ofAll) return [ofAll, ...found.filter(({ code }) => code === 'missing-file')];
  const certain = unknown.flatMap((each) => cutOffFile(each, found, textOf) ?? []);
  const many = certain.length > 0 ? certain : unknown.flatMap((each) => manyOf(each, textOf) ?? []);
  const causes = many.length > 0 ? many : unfinishedEntries(found, textOf);
  if (causes.length === 0) return found.filter((finding) => !followsFromEntries(finding, found));
  // What else is unknown, or only doubtful, may follow from the same.
  const ended = new Set(causes.map(({ at }) => at.file));
  const rest = found.filter(
    (finding) =>
      finding.severity === 'error' &&
      partOf(finding) === undefined &&
      !ended.has(finding.at.file) &&
      !(finding.code === 'unknown-file' && finding.at.file.endsWith('.csv')),
  );
  return [...causes, ...rest];
}

/** A table that nothing reads, because the file of its catalogue lacks the key that would name it. */
const followsFromEntries = ({ code, at }: Finding, found: readonly Finding[]): boolean =>
  code === 'unknown-file' &&
  at.file.endsWith('.csv') &&
  found.some((other) => other.code === 'missing-key' && other.at.file === at.file.replace(/csv$/, 'yaml'));

const isDoubt = ({ severity }: Finding): boolean => severity === 'warning';

const asUnknown = (part: string, findings: readonly Finding[], loaded: Loaded): Unknown => ({
  part,
  findings: findings.toSorted((one, other) => Number(isDoubt(one)) - Number(isDoubt(other))),
  files: filesOf(part, findings, loaded),
});

/** The one file that was surely cut off: it ends within a line, or within an entry. */
function cutOffFile(
  { findings, files }: Unknown,
  found: readonly Finding[],
  textOf: (file: string) => string | undefined,
): Finding | undefined {
  const isMany = toldOnce(findings).length > most;
  const isMisspelled = !isMany && findings.every(({ message }) => message.includes('did you mean'));
  for (const file of files) {
    const text = textOf(file);
    if (text === undefined) continue;
    if (endsInLine(text) && !isMisspelled)
      return standingFor(findings, text, file, 'the file ends without a line break, as if it had been cut off');
    const own = found.filter(({ at }) => at.file === file);
    const read = own.length > 0 ? loadYaml(text, file, new Findings()) : undefined;
    const [first] = read ? unfinishedAtEnd(text, read, own) : [];
    if (first)
      return standingFor(findings, text, file, `the file ends here, as if it had been cut off: ${first.message}`);
  }
  return undefined;
}

/** What an entry lacks that is not complete. */
const ofEntries: readonly string[] = ['missing-key', 'missing-value', 'missing-locale'];

/** An entry of which many keys are missing was begun, and the file ends. */
function unfinishedEntries(
  found: readonly Finding[],
  textOf: (file: string) => string | undefined,
): readonly Finding[] {
  const missing = found.filter(({ severity, code }) => severity === 'error' && ofEntries.includes(code));
  return [...grouped(missing, ({ at }) => at.file)].flatMap(([file, own]) => {
    const text = own.length >= most ? textOf(file) : undefined;
    if (text === undefined) return [];
    const unfinished = unfinishedAtEnd(text, loadYaml(text, file, new Findings()), own);
    const [first] = unfinished;
    if (!first || unfinished.length < most) return [];
    const message = `the file ends here, as if it had been cut off: ${unfinished.map((each) => each.message).join('; ')}`;
    return [{ ...first, at: endOf(text, file), code: 'missing-end' as const, message }];
  });
}

/** More than people misspell: one finding for all, at the end of the file if there is only one of its kind. */
function manyOf({ part, findings, files }: Unknown, textOf: (file: string) => string | undefined): Finding | undefined {
  const [first, ...others] = toldOnce(findings);
  if (!first || others.length < most) return undefined;
  const [file, second] = files;
  const text = file !== undefined && second === undefined ? textOf(file) : undefined;
  if (file !== undefined && text !== undefined)
    return standingFor(findings, text, file, 'the file ends here: was it cut off, or is one beside it not there?');
  const folders = [...new Set(files.map((each) => each.slice(0, each.lastIndexOf('/'))))].sort();
  const where = folders.length === 0 ? part : folders.join(' or ');
  return {
    ...first,
    message: `${namesOf(findings)} that a file of ${where} would define: is one not there, or cut off? The first: ${(findings[0] as Finding).message}`,
    standsFor: findings,
  };
}

function standingFor(findings: readonly Finding[], text: string, file: string, why: string): Finding {
  const [first] = findings as readonly [Finding];
  const cause: Finding = {
    severity: 'error',
    at: endOf(text, file),
    code: 'missing-end',
    message: `${why}; ${namesOf(findings)} that it would define (the first at ${placeOf(first.at)})`,
  };
  return { ...cause, standsFor: [cause, ...findings] };
}

function namesOf(findings: readonly Finding[]): string {
  const names = [
    ...new Set(
      findings.map(
        ({ about, message }) => about?.replace(/^[a-z ]+ | \w\w$/g, '') ?? /"([^"]+)"/.exec(message)?.[1] ?? message,
      ),
    ),
  ];
  const shown = names.slice(0, listed).join(', ');
  if (names.length === 1) return `what is unknown elsewhere is ${shown},`;
  return `${names.length} names are unknown elsewhere, ${shown}${names.length > listed ? ' …' : ''},`;
}
