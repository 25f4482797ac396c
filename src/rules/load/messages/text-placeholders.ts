import { IntlMessageFormat } from 'intl-messageformat';
import { grammaticalCases, quantityStyle } from '../../model/unit.js';

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** What a text asks to be filled in, or why it is no ICU MessageFormat. */
export type Placeholders = { readonly names: ReadonlySet<string> } | { readonly problem: string };

const none: Placeholders = { names: new Set() };
/** `#` counts only inside braces. */
const syntax = /[{}<']/;
/** Numbers of the element types of the message tree: a literal and `#` hold no placeholder, a tag is none of ours. */
const literal = 0;
const number = 2;
const pound = 7;
const tag = 8;

/** The placeholders of a text, those inside choices too. */
export function placeholdersOf(text: string, locale: string): Placeholders {
  if (!syntax.test(text)) return none;
  try {
    const names = new Set<string>();
    collect(new IntlMessageFormat(text, locale).getAst(), names);
    return { names };
  } catch (problem) {
    return { problem: problem instanceof Error ? problem.message : String(problem) };
  }
}

function collect(elements: Elements, names: Set<string>): void {
  for (const element of elements) {
    if (element.type === literal || element.type === pound) continue;
    if (element.type === tag) throw new Error(`<${element.value}> is a tag; texts carry no tags`);
    names.add(element.value);
    if (element.type === number && typeof element.style === 'string') checkStyle(element.style);
    if ('options' in element) for (const option of Object.values(element.options)) collect(option.value, names);
  }
}

/** Styles of numbers that ICU has by name. */
const styles = ['integer', 'percent'];

/** A misspelled style would print the number without its unit. */
function checkStyle(style: string): void {
  const quantity = quantityStyle(style);
  const { grammaticalCase } = quantity ?? {};
  if (quantity ? grammaticalCase === undefined || grammaticalCases.includes(grammaticalCase) : styles.includes(style))
    return;
  throw new Error(
    `unknown style "${style}" of a number; expected unit, unit and a case (unit dative), ${styles.join(', ')} or a skeleton (::)`,
  );
}
