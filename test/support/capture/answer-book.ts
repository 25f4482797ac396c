import type { Sb2Question } from '../../../src/screens/model/screen.js';
import type { Answer, CaptureClient } from './capture-client.js';

/**
 * Answers by `<cotyID>.<catyID>`; what it does not hold is answered as a healthy person with nothing to report would.
 */
export type AnswerBook = Readonly<Record<string, Answer>>;

/** Answers the open mandatory questions of the SB2 item shown, and those that these open, until none is left. */
export async function answerItem(client: CaptureClient, book: AnswerBook): Promise<void> {
  for (;;) {
    const open = client.sb2.person.item.question.filter(isOpen);
    if (open.length === 0) return;
    await client.send(
      'refresh',
      Object.fromEntries(
        open.map((question) => [question.id, book[`${question.cotyID}.${question.catyID}`] ?? usual(question)]),
      ),
    );
    if (client.reply.status !== 0) throw new Error(`not accepted on ${client.name}: ${JSON.stringify(client.errors)}`);
  }
}

function isOpen({ selection, numberInput, textInput }: Sb2Question): boolean {
  if (selection) return selection.mandatory && !selection.value.some(({ selected }) => selected);
  const input = numberInput ?? textInput;
  if (!input?.mandatory) return false;
  return 'length' in input.value ? input.value.length === 0 : input.value.value === '';
}

/**
 * The answer of somebody with nothing to report: no, none, the first option, the smallest number, a date in the past.
 */
function usual({ selection, numberInput, text }: Sb2Question): Answer {
  if (selection)
    return {
      id: (selection.value.find(({ value }) => value === 'No' || value === 'Nein') ?? selection.value[0])?.id ?? '',
    };
  if (numberInput) return numberInput.minVal ?? 0;
  return /YYYY|JJJJ/.test(text.text) ? '2020.01.01' : 'nothing to report';
}
