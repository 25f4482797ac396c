import type { EvidenceOfCase, ShownInEvidence } from '../../../src/case/evidence-of-case.js';
import type { Sb2Question } from '../../../src/screens/model/screen.js';
import type { CaptureClient } from '../capture/capture-client.js';
import type { Service } from '../service/service.js';

/** What a question of the evidence is compared by: as a person reads it. */
interface Read {
  readonly text: string;
  readonly options: readonly string[];
  readonly mandatory: boolean;
  readonly unit: string | undefined;
}

/** A questionnaire page as a person reads it, the notices before their questions. */
export const readOnScreen = (client: CaptureClient): readonly Read[] =>
  client.sb2.person.item.question.map((question) => ({
    text: question.text.text.replaceAll('&cr;', '\n'),
    ...inputOf(question),
  }));

function inputOf({ selection, numberInput, textInput }: Sb2Question): Omit<Read, 'text'> {
  const mandatory = selection?.mandatory ?? numberInput?.mandatory ?? textInput?.mandatory ?? false;
  const unit = numberInput?.unit.name;
  return { options: selection?.value.map(({ value }) => value) ?? [], mandatory, unit: unit === '' ? undefined : unit };
}

/** The same of a page of the evidence. */
export function readInEvidence(shown: readonly ShownInEvidence[]): readonly Read[] {
  const read: Read[] = [];
  let before: string[] = [];
  for (const { notice, text, options = [], mandatory, units } of shown) {
    if (notice !== undefined) {
      before.push(`${notice}\n${text}`);
      continue;
    }
    read.push({
      text: [...before, text].join('\n\n'),
      ...{ options: options.map((option) => option.text), mandatory, unit: units?.[0] },
    });
    before = [];
  }
  return read;
}

/** `GET /evidence` of a case. */
export async function evidenceOf(
  service: Service,
  reference: { readonly caseId: string; readonly subId: string },
): Promise<EvidenceOfCase> {
  const { body, codes } = await service.call('evidence', reference);
  if (codes.length > 0) throw new Error(`evidence was refused: ${codes.join()}`);
  return (body as { readonly jsonContent: EvidenceOfCase }).jsonContent;
}

/** A question that is not answered yet, with an answer as a healthy person gives it; undefined when there is none. */
export function openAnswer(client: CaptureClient, tried: ReadonlySet<string>): readonly [string, object] | undefined {
  for (const { id, selection, numberInput, textInput, text } of client.sb2.person.item.question) {
    if (tried.has(id) || !(selection ?? numberInput ?? textInput)?.editable) continue;
    if (selection && !selection.value.some(({ selected }) => selected)) {
      const no = selection.value.find(({ value }) => value === 'No' || value === 'Nein') ?? selection.value[0];
      return [id, { id: no?.id ?? '', value: '' }];
    }
    if (numberInput?.value.value === '') return [id, { id: '', value: String(numberInput.minVal ?? 0) }];
    if (textInput?.mandatory && 'value' in textInput.value && textInput.value.value === '')
      return [id, { id: '', value: /YYYY|JJJJ/.test(text.text) ? '2020.01.01' : 'nothing to report' }];
  }
  return undefined;
}
