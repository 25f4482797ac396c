import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import { languageOf } from '../../../text/language-of.js';
import { tellExclusions } from './excluding-words.js';

/** The text in one locale, without what is filled in. */
export interface Said {
  readonly locale: string;
  readonly words: string;
}

/** What a language says a concept with: words that say only that, and all those that may stand for them. */
interface ConceptWords {
  readonly surely: RegExp;
  readonly maybe: RegExp;
}

/** A concept, and the words that say it. */
type Named = readonly [concept: string, words: string];

/** Names say it in other ways: “on standard terms”, “ohne Erschwernis”. */
const ofSentences = 'a “without”';
const negation = 'a “not”';
const isSentence = /[.?!]["“”»]?\s*$/u;

const unitsOfTime = ['years', 'months', 'weeks', 'days', 'hours', 'minutes'];

/** What is said alike in every language; a text that has words for it that leave no doubt is held to it. */
const concepts: Readonly<Record<string, Readonly<Record<string, ConceptWords>>>> = {
  [negation]: {
    en: {
      surely: /(?<![\p{L}_-])(?:not|no|never|none|cannot|nobody|nothing|neither)(?![\p{L}-])|n't(?!\p{L})/iu,
      maybe:
        /\b(?:not?|without|nor|non|except|excluding|leave out|only|otherwise|less|rather|instead|at (?:most|least)|(?:un(?!i|der|til)|lack|miss|refus|declin|stop|fail|exceed|avoid|dis(?!a|ea|o)|invalid|incomplete|inconsist|incorrect)\p{L}*)/iu,
    },
    de: {
      surely: /(?<![\p{L}-])(?:nicht|kein(?:e[mnrs]?)?|nie|niemals|nichts|niemand(?:e[mn])?|weder)(?![\p{L}-])/iu,
      maybe:
        /(?<!\p{L})(?:ohne|außer|nur|sonst|noch aus|statt|nein|weniger|allein|höchstens|mindestens|(?:nicht|un(?!d(?!\p{L})|ter|s|fall|fäll)|fehl|ableh|lehn(?:t|en)(?!\p{L})|abgelehnt|ausgenommen|außerhalb|über(?:st|schr|hol)|unterschr|vernein|vermeid|verzicht|verweiger)\p{L}*)|unfähig|los(?:e[mnrs]?)?(?!\p{L})|frei(?:e[mnrs]?)?(?!\p{L})/iu,
    },
  },
  [ofSentences]: {
    en: {
      surely: /\bwithout\b/i,
      maybe:
        /\b(?:not?|none|never|nor|neither|cannot|non|except|un\p{L}*|excluding|only|other than|free|standard|lack\p{L}*|miss\p{L}*|despite|alone|solo)\b|n't\b|less\b/iu,
    },
    de: {
      surely: /(?<!\p{L})ohne(?!\p{L})/iu,
      maybe:
        /(?<!\p{L})(?:nicht|kein|nie(?!\p{L})|weder|nur|außer|statt|un(?!d(?!\p{L})|ter|s|fall|fäll)|fehl|entfäll|trotz)|los(?!\p{L})|frei(?!\p{L})/iu,
    },
  },
  'an “un-”': {
    en: {
      surely:
        /\b(?:im(?:possible|plausible)|in(?:complete|valid)|un(?:known|necessary|usual|likely|limited|paid|married|conscious))\b/i,
      maybe:
        /\b(?:not?|none|never|nor|neither|cannot|without|non|except|only|permanent|single|superfluous|gap|open|too|(?:un(?!i|der|til)|im(?:poss|plaus)|in(?:compl|valid|corr|cons|suff)|lack|miss|fail|contradict|exceed|dis(?!a|ea|o))\p{L}*)\b|n't\b|less\b/iu,
    },
    de: {
      surely:
        /(?<!\p{L})un(?:möglich|nötig|plausibel|vollständig|bekannt|gültig|richtig|wahrscheinlich|verheiratet|begrenzt|üblich|gewöhnlich)\p{L}*/iu,
      maybe:
        /(?<!\p{L})(?:nicht|kein|nie(?!\p{L})|niemand|nichts|weder|ohne|nur|außer|ledig|bewusstlos|wider|fehl|entfäll|un(?!d(?!\p{L})|ter|fall|fäll))|los(?!\p{L})|frei(?!\p{L})/iu,
    },
  },
  years: {
    en: {
      surely: /\byears\b|\byearly\b|\bannual(?:ly)?\b|\bper year\b/i,
      maybe: /\byear|\bannu|\bage[ds]?\b|\bdecade|\b(?:\d+|twelve) months/i,
    },
    de: {
      surely: /(?<!\p{L})Jahren?(?!\p{L})|(?<!\p{L})(?:jährlich\p{L}*|jahres(?!zahl)\p{L}+)/iu,
      maybe: /jahr|jähr|rente|alt/i,
    },
  },
  months: {
    en: { surely: /\bmonths\b|\bmonthly\b|\bper month\b/i, maybe: /month|quarter|\b(?:a|one) year\b/i },
    de: {
      surely: /(?<!\p{L})Monaten?(?!\p{L})|(?<!\p{L})monat(?:lich\p{L}*|s\p{L}+)/iu,
      maybe: /monat|quartal|vierteljahr|(?:ein|eine[ms]|halben) jahr/i,
    },
  },
  weeks: {
    en: { surely: /\bweeks\b|\bweekly\b|\bper week\b/i, maybe: /week/i },
    de: { surely: /(?<!\p{L})Wochen(?!\p{L})|(?<!\p{L})wöchentlich\p{L}*/iu, maybe: /woche|wöch/i },
  },
  days: {
    en: { surely: /\bdays\b|\bdaily\b|\bper day\b/i, maybe: /\bday|daily|night/i },
    de: { surely: /(?<!\p{L}|unter )Tagen?(?!\p{L})|(?<!\p{L})täglich\p{L}*/iu, maybe: /tag|täg|nacht|nächt/i },
  },
  hours: {
    en: { surely: /\bhours\b/i, maybe: /hour|time/i },
    de: { surely: /(?<!\p{L})Stunden(?!\p{L})/iu, maybe: /stund|stünd|zeit/i },
  },
  minutes: {
    en: { surely: /\bminutes\b/i, maybe: /minute/i },
    de: { surely: /(?<!\p{L})Minuten(?!\p{L})/iu, maybe: /minut|minüt/i },
  },
  'an annuity': {
    en: { surely: /\bannuit(?:y|ies)\b/i, maybe: /annuit|pension|income|regular|allowance|benefit|paid|payment/i },
    de: { surely: /renten?(?:höhe)?(?!\p{L})/iu, maybe: /rent|pension|tagegeld|leistung|zahl|bezüge/i },
  },
  'a lump sum': {
    en: { surely: /\blump sums?\b/i, maybe: /\bsums?\b|capital|single|one-off|loan|cover|amount/i },
    de: {
      surely: /(?<!\p{L})(?:einmalleistung|einmalzahlung|kapitalleistung|kapitalzahlung)(?:en)?(?!\p{L})/iu,
      maybe: /summe|einmal|kapital|darlehen|betrag|leistung/i,
    },
  },
  percent: {
    en: { surely: /\bper ?cent\b|%/i, maybe: /per ?cent|%|share|proportion/i },
    de: { surely: /(?<!\p{L})Prozent(?!\p{L})|%/iu, maybe: /prozent|%|anteil/i },
  },
};

/** Whether a text surely says that something is not so, or is without something; `maybe`: as far as its words tell. */
export function negates({ locale, words }: Said): 'surely' | 'maybe' | 'not' | undefined {
  const known = [negation, ofSentences].flatMap((concept) => concepts[concept]?.[languageOf(locale)] ?? []);
  if (known.length === 0) return undefined;
  if (known.some(({ surely }) => surely.test(words))) return 'surely';
  return known.some(({ maybe }) => maybe.test(words)) ? 'maybe' : 'not';
}

const without = /(?<!\p{L})(?:without|ohne)(?!\p{L})/giu;

/** A “without” that both say stands for no “not” of one of them. */
function notBoth(...both: readonly [first: Said, other: Said]): readonly [string, string] {
  const [first, other] = both.map(({ words }) => words.replace(without, '')) as [string, string];
  const areBoth = both.every(({ words }, index) => words !== [first, other][index]);
  return areBoth ? [first, other] : [both[0].words, both[1].words];
}

/** What one of two texts surely says, and in the other no word does: which of them is wrong, nobody can tell. */
export function compareConcepts(first: Said, other: Said & { readonly at: Position }, findings: Findings): void {
  const here: Named[] = [];
  const there: Named[] = [];
  for (const [concept, languages] of Object.entries(concepts)) {
    const [inOther, inFirst] = [languages[languageOf(other.locale)], languages[languageOf(first.locale)]];
    if (!inOther || !inFirst || (concept === ofSentences && !isSentence.test(first.words))) continue;
    const [ofFirst, ofOther] = concept === negation ? notBoth(first, other) : [first.words, other.words];
    const [said, saidThere] = [inOther.surely.exec(ofOther), inFirst.surely.exec(ofFirst)];
    if (said && !saidThere && !inFirst.maybe.test(ofFirst)) here.push([concept, said[0]]);
    else if (saidThere && !said && !inOther.maybe.test(ofOther)) there.push([concept, saidThere[0]]);
  }
  const tell = (message: string): void => findings.warning(other.at, 'different-meaning', message);
  // One unit of time for another is one slip.
  const [instead, meant] = [here, there].map((all) => all.find(([concept]) => unitsOfTime.includes(concept)));
  if (instead && meant) tell(`it says “${instead[1]}”; the text in ${first.locale} says “${meant[1]}”`);
  tellExclusions(first, other, findings);
  for (const each of here)
    if (!meant || each !== instead)
      tell(`it says “${each[1]}”; the text in ${first.locale} has no word for ${each[0]}`);
  for (const each of there)
    if (!instead || each !== meant)
      tell(`it has no word for ${each[0]}; the text in ${first.locale} says “${each[1]}”`);
}
