import type { Attribute } from '../../rules/model/attribute.js';
import { languageOf } from '../../text/language-of.js';

/** How a question begins that asks for a thing, and one that is answered with yes or no. */
interface Beginnings {
  readonly open: RegExp;
  readonly closed: RegExp;
}

const beginnings: Readonly<Record<string, Beginnings>> = {
  en: {
    open: /^(?:(?:at|by|for|from|in|of|on|since|to|until|up to|with) )?(?:who|whom|whose|what|when|where|which|why|how)\b/iu,
    closed: /^(?:do|does|did|have|has|had|is|are|was|were|will|would|can|could|may|must|should)\b/iu,
  },
  de: {
    open: /^(?:(?:ab|an|auf|aus|bei|bis|für|in|mit|nach|seit|um|von|zu) )?(?:wer|wen|wem|wessen|was|wann|wo|woher|wohin|womit|worin|wozu|wie|welche[mnrs]?|warum|weshalb)(?!\p{L})/iu,
    closed: /^(?:haben|hat|hatten|hatte|sind|ist|waren|war|werden|wird|wurden?|dürfen|können|müssen|sollen) /iu,
  },
};

/** Kinds whose values no yes or no can be. */
const neverYes: ReadonlySet<Attribute['kind']> = new Set(['number', 'date']);

const isYesOrNo = ({ catalogue }: Attribute): boolean =>
  catalogue?.entries.size === 2 && ['yes', 'no'].every((word) => catalogue.entries.has(word));

/** Says in what a text does not ask for what an attribute holds: “which” for a yes or no, “have you” for a number. */
export function formProblem(text: string, locale: string, attribute: Attribute): string | undefined {
  const known = beginnings[languageOf(locale)];
  if (!known) return undefined;
  const begins = (form: RegExp): string | undefined => form.exec(text)?.[0].trim();
  const [open, closed] = [begins(known.open), begins(known.closed)];
  if (open !== undefined && isYesOrNo(attribute))
    return `asks “${open}”; expected a question that is answered with yes or no`;
  if (closed !== undefined && neverYes.has(attribute.kind))
    return `asks “${closed}”, which is answered with yes or no; expected one for a ${attribute.kind}`;
  return undefined;
}
