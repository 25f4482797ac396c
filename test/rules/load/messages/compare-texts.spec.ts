import { expect } from 'chai';
import { toldOfTexts } from '../../../support/rules/told-of-texts.js';

const found = (en: string, de: string, areNames = false): readonly string[] => toldOfTexts({ en, de }, areNames);

describe('a text in two languages', () => {
  for (const [what, en, de, report] of [
    [
      'is not the same in several words',
      'The sum is too high.',
      'The sum is too high.',
      ['untranslated-text: the text in de is that in en'],
    ],
    [
      'says in both how many there are, in words',
      'Only two waivers are possible.',
      'Nur eine Befreiung ist möglich.',
      ['different-numbers: found no number; the text in en has two'],
    ],
    ['may say it in other words', 'The two persons differ.', 'Beide Personen unterscheiden sich.', []],
    [
      'prints a value with its unit, where the other does',
      'The value must be at most {maximum, number, unit}.',
      'Der Wert darf höchstens {maximum} betragen.',
      ['different-placeholders: found {maximum}; the text in en has {maximum, number, unit}'],
    ],
    [
      'prints a number with its unit, where the other does',
      'The value must be at least {minimum, number, unit}.',
      'Der Wert muss mindestens {minimum, number} betragen.',
      ['different-placeholders: found {minimum, number}; the text in en has {minimum, number, unit}'],
    ],
    [
      'may have the unit in another case',
      'The value must be below {maximum, number, unit}.',
      'Der Wert muss unter {maximum, number, unit dative} liegen.',
      [],
    ],
    [
      'says in both on which side of a value something is, in whatever words',
      'Dives deeper than {limit} m are unusual.',
      'Tauchgänge bis {limit} m sind ungewöhnlich.',
      ['different-meaning: it says up to {limit}; the text in en says above it'],
    ],
    ['may say an age without its unit', 'Below age {limitAge}.', 'Unter {limitAge, number, unit dative}.', []],
    ['may be the same name', 'Angina Pectoris', 'Angina Pectoris', []],
    ['may be the same word', 'hospital', 'Hospital', []],
    [
      'is not the same in two words, whatever their capitals',
      'last operation',
      'Last operation',
      ['untranslated-text: the text in de is that in en'],
    ],
    [
      'says in both that something is not so',
      'The end date must not precede the start.',
      'Das Ende muss vor dem Beginn liegen.',
      ['different-meaning: it has no word for a “not”; the text in en says “not”'],
    ],
    [
      'says in both that nobody is',
      'Somebody is insured.',
      'Niemand ist versichert.',
      ['different-meaning: it says “Niemand”; the text in en has no word for a “not”'],
    ],
    [
      'speaks in both of the same unit of time',
      'The waiting period is longer than offered in years.',
      'Die Karenzzeit ist in Monaten länger als angeboten.',
      ['different-meaning: it says “Monaten”; the text in en says “years”'],
    ],
    [
      'speaks in both of percent',
      'It exceeds {ratio} times the income.',
      'Es übersteigt {ratio} Prozent des Einkommens.',
      ['different-meaning: it says “Prozent”; the text in en has no word for percent'],
    ],
    ['may say a unit of time in another word', 'Paid in 10 years.', 'Die Rente läuft bis zum Alter 10.', []],
    ['may say in another word that something is not so', 'It cannot exceed 5.', 'Es fasst höchstens 5.', []],
    ['may begin a word with what negates', 'An uninsured person has no cover.', 'Unversicherte haben nur Kosten.', []],
    ['may have such a word within another', 'Enter the no-claims class.', 'Bitte die Klasse angeben.', []],
    ['may print the same values', '{benefitType}: {name}', '{benefitType}: {name}', []],
    [
      'has the same numbers',
      'in the last 5 years',
      'in den letzten 10 Jahren',
      ['different-numbers: found 10; the text in en has 5'],
    ],
    [
      'has as many paragraphs',
      'First.\n\nSecond.\n\nThird.',
      'Erster.\n\nDritter.',
      ['different-numbers: found 2 paragraphs; the text in en has 3'],
    ],
    [
      'has as many paragraphs, also where a folded text leaves one line end',
      'One.\nTwo.',
      'Eins. Zwei.',
      ['different-numbers: found 1 paragraphs; the text in en has 2'],
    ],
    [
      'has the same numbers in each paragraph',
      'Within 5 years.\n\nWithin 10 or 5 years.',
      'Binnen 5 Jahren.\n\nBinnen 5 Jahren.',
      ['different-numbers: found 5; the text in en has 10, 5 (in the paragraph “Binnen 5 Jahren.…”)'],
    ],
    [
      'says “not” in each paragraph in which the other does',
      'This is not all.\n\nState it.',
      'Das ist nicht alles.\n\nGeben Sie es nicht an.',
      [
        'different-meaning: it says “nicht”; the text in en has no word for a “not” (in the paragraph “Geben Sie es nicht an.…”)',
      ],
    ],
    [
      'is in its language in each paragraph, and is compared with no other language',
      'This is not all.\n\nYou have to state what is wrong.',
      'Das ist nicht alles.\n\nYou have to state what is wrong in 5 years.',
      ['untranslated-text: the paragraph “You have to state what is wron…” is in English; expected German (de)'],
    ],
    [
      'has the same numbers in letters',
      'Within two months or 10 days.',
      'Binnen drei Monaten oder 10 Tagen.',
      ['different-numbers: found 10, drei; the text in en has 10, two'],
    ],
    [
      'states the same numbers in the same order',
      'It ends after five years, or ten.',
      'Es endet nach zehn Jahren, oder fünf.',
      ['different-order: found zehn before fünf; the text in en has five before ten'],
    ],
    [
      'cites the same letters of the law, in each paragraph',
      'First.\n\nBy consent (Art. 6(1)(a), 9(2)(a)).',
      'Erstens.\n\nMit Einwilligung (Art. 6 Abs. 1 Buchst. f, 9 Abs. 2 Buchst. a).',
      [
        'different-numbers: it cites the letters a, f; the text in en a, a (in the paragraph “Mit Einwilligung (Art. 6 Abs. …”)',
      ],
    ],
    ['may cite them in one language alone', 'First.\n\nBy Art. 6(1)(a).', 'Erstens.\n\nNach Art. 6 Abs. 1.', []],
    [
      'says on which side of a value something is',
      'For a child below age {age}.',
      'Für ein Kind über {age}.',
      ['different-meaning: it says above {age}; the text in en says below it'],
    ],
    ['may say about a value what has two meanings', 'A loan for {sum}.', 'Ein Darlehen über {sum}.', []],
    [
      'names the same kind of benefit',
      'The lump sum is due.',
      'Die Rente ist fällig.',
      [
        'different-meaning: it says “Rente”; the text in en has no word for an annuity',
        'different-meaning: it has no word for a lump sum; the text in en says “lump sum”',
      ],
    ],
    [
      'differ in the period of what is paid',
      'More than a monthly annuity.',
      'Mehr als eine Jahresrente.',
      ['different-meaning: it has no word for months; the text in en says “monthly”'],
    ],
    [
      'differ in the period of what is paid, the other way round',
      'More than a yearly amount.',
      'Mehr als ein Monatsbetrag.',
      ['different-meaning: it says “Monatsbetrag”; the text in en says “yearly”'],
    ],
    ['may write a number in letters or in digits', 'Within twelve months.', 'Binnen 12 Monaten.', []],
    ['may have parts of words that are numbers', 'The seven-year limit of two.', 'Achtung: Zweifel und zwei.', []],
    [
      'has the same numbers within its choices',
      '{n, plural, one {30 days} other {# months}}',
      '{n, plural, one {7 Tage} other {# Monate}}',
      ['different-numbers: found 7 within a choice; the text in en has 30 there'],
    ],
    [
      'limits in the same direction',
      'At least a part, {sum}, is needed.',
      'Höchstens ein Teil, {sum}, ist nötig.',
      ['different-numbers: it speaks of an upper limit; the text in en of a lower limit'],
    ],
    ['may speak of both limits', 'At least {a}, at most {b}.', 'Von {a} bis höchstens {b}.', []],
    [
      'chooses among the same values',
      '{units, select, none {} other {, but {units}}}',
      '{units, select, other {, sondern {units}}}',
      ['different-placeholders: {units} chooses among other; in the text in en among none, other'],
    ],
    [
      'may choose where the other needs not',
      'It is {sex, select, female {her} other {his}} sum.',
      'Summe der Person.',
      [],
    ],
    [
      'prints the number that it counts',
      '{n, plural, one {one month} other {months}}',
      '{n, plural, one {ein Monat} other {# Monate}}',
      ['different-placeholders: {n} is printed in its choice "other"; in the text in en it is not'],
    ],
    [
      'prints the number for many where it does for one',
      '{n, plural, one {# month} other {months}}',
      '{n, plural, one {# Monat} other {# Monate}}',
      ['wrong-spelling: for one it prints {n}, and for others it does not; are the two exchanged?'],
    ],
    ['writes them as its language does', 'more than 1,000.50', 'mehr als 1.000,50', []],
    ['may say one of them in a word', 'within 12 months', 'binnen eines Jahres', []],
    [
      'does not count those of a choice',
      '{n, plural, one {1 day} other {# days}}',
      '{n, plural, one {ein Tag} other {# Tage}}',
      [],
    ],
    [
      'prints what it prints in the same order',
      'Between {low} and {high}.',
      'Zwischen {high} und {low}.',
      ['different-order: found {high} before {low}; the text in en has {low} before {high}'],
    ],
    [
      'may choose by a value wherever it likes',
      '{n, plural, one {one} other {many}} of {sum}',
      '{sum}: {n, plural, one {eine} other {viele}}',
      [],
    ],
    [
      'asks where the other one asks',
      'Do you smoke?',
      'Sie rauchen.',
      ['different-end: found "?" at the end; the text in de has "."'],
    ],
    [
      'is not cut off',
      'The sum is too high.',
      'Die Summe ist zu',
      ['different-end: found no mark at the end; the text in en has "."'],
    ],
    [
      'introduces nothing where the other one introduces nothing',
      'The insurer',
      'Der Versicherer:',
      ['different-end: found no mark at the end; the text in de has ":"'],
    ],
    ['may end within quotes or brackets', 'He says "yes." (In full.)', 'Sie sagt "ja".', []],
    [
      'has lost what the other one says in brackets behind its question',
      'Do you smoke?',
      'Rauchen Sie? (zum Beispiel Pfeife)',
      ['different-end: found nothing behind "?"; the text in de goes on in brackets'],
    ],
    [
      'has lost none where it ends otherwise than what stands before them',
      'He pays. (In full.)',
      'Er zahlt?',
      ['different-end: found "." at the end; the text in de has "?"'],
    ],
    [
      'has lost them behind its statement',
      'He pays. (for example in cash)',
      'Er zahlt.',
      ['different-end: found nothing behind "."; the text in en goes on in brackets'],
    ],
    ['ends as its choice says', '{n, plural, one {One.} other {Many.}}', 'Viele', []],
    [
      'ends behind what it prints last',
      'The limit is {sum}.',
      'Die Grenze ist {sum}',
      ['different-end: found no mark at the end; the text in en has "."'],
    ],
    ['is told once as what is to be written', 'Do you smoke?', 'TODO', []],
  ] as const)
    it(what, () => expect(found(en, de)).to.deep.equal(report));

  it('may end with the mark that its script has for the same', () => {
    const asked = { en: 'Do you smoke?', el: 'Καπνίζετε;', ja: '喫煙しますか？', ar: 'هل تدخن؟', fr: 'Fumez-vous ?' };
    expect(toldOfTexts(asked)).to.deep.equal([]);
    expect(toldOfTexts({ en: 'Rauchen Sie?', de: 'Rauchen Sie;' })).to.deep.equal([
      'different-end: found no mark at the end; the text in en has "?"',
    ]);
  });

  it('may end otherwise among names', () => {
    expect(found('hospital', 'Krankenh.', true)).to.deep.equal([]);
  });

  it('may be the same name among names', () => {
    expect(found('Angina pectoris', 'Angina pectoris', true)).to.deep.equal([]);
  });
});
