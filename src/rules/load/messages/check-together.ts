import { Findings } from '../../../documents/findings/findings.js';
import type { Sources } from '../../../documents/sources.js';
import { checkSpelling } from './check-spelling.js';
import { reportEqual } from './equal-texts.js';
import { reportHalfTranslated } from './half-translated.js';
import { reportInnerCapitals } from './inner-capitals.js';
import { reportOtherLanguage } from './other-language.js';
import { reportSpelledOut } from './spelled-out.js';
import { reportStrange } from './strange-texts.js';
import { reportSwissLetters } from './swiss-letters.js';
import type { TextsOfFile } from './texts-of-file.js';
import { reportUntranslated } from './untranslated-words.js';

interface Together {
  readonly hasSharp?: boolean;
  readonly withEqual?: boolean;
  readonly also?: { readonly restsOn: string; readonly check: (into: Findings) => void };
}

/**
 * Reports what one text tells of another: its language, its umlauts, its spelling; of those of the law and of parameter
 * sets the umlauts alone. Each text is told one of these. Of texts that were found to be well before nothing is asked
 * again.
 *
 * @param hasSharp texts that stand elsewhere have a `ß`
 * @param withEqual nobody has told yet which are the same in two languages
 * @param also what else is asked of all of them, and what that rests on besides
 */
export function checkTogether(
  files: readonly TextsOfFile[],
  findings: Findings,
  sources: Pick<Sources, 'holds'>,
  { hasSharp = false, withEqual = false, also }: Together = {},
): void {
  sources.holds(
    `texts together${hasSharp ? ', with ß' : ''}${withEqual ? ', with equal ones' : ''}${also ? ` and ${also.restsOn}` : ''}: ${files.map(({ said }) => said).join('\n')}`,
    findings,
    (into) => {
      also?.check(into);
      const isOwn = ({ kind }: TextsOfFile): boolean => kind !== 'law' && kind !== 'set';
      const [own, ofOthers] = [files.filter(isOwn), files.filter((file) => !isOwn(file))];
      const pairs = own.map((file) => file.pairs);
      const words = own.map((file) => file.words);
      const texts = own.flatMap((file) => file.texts);
      const other = new Set([
        ...reportOtherLanguage(pairs, into),
        ...reportUntranslated(pairs, words, into),
        ...reportEqual(texts, pairs, withEqual ? into : new Findings()),
      ]);
      // In tables stand the names that a classification has, which take words of other languages.
      const sentences = own.filter(({ kind }) => kind === undefined);
      const told = new Set([
        ...other,
        ...reportHalfTranslated(
          sentences.map((file) => file.pairs),
          words,
          other,
          into,
        ),
        ...reportSpelledOut([...words, ...ofOthers.map((file) => file.words)], into),
      ]);
      const asked = sentences.flatMap((file) => file.texts);
      for (const place of reportStrange(asked, words, told, into)) told.add(place);
      reportInnerCapitals(texts, words, told, into);
      for (const place of reportSwissLetters(words, hasSharp, told, into)) told.add(place);
      checkSpelling(
        sentences.map((file) => file.spelled),
        told,
        into,
      );
    },
  );
}
